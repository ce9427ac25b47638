import { mount } from 'svelte';
import App from './App.svelte';
import './look/app.css';
import { dress, settings } from './look/settings.svelte';
import { speech } from './words/speech.svelte';

if (import.meta.env.DEV && new URLSearchParams(location.search).has('fixture')) {
  (await import('./dev/fake.svelte')).useFixtures();
}
dress();
await speech.speak(settings.language);
mount(App, { target: document.getElementById('app')! });
