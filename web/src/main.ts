import { mount } from 'svelte';
import App from './App.svelte';
import './look/app.css';
import { dress, settings } from './look/settings.svelte';
import { speech } from './words/speech.svelte';

dress();
await speech.speak(settings.language);
mount(App, { target: document.getElementById('app')! });
