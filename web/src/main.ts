import { mount } from 'svelte';
import App from './App.svelte';
import './look/app.css';
import { applySettings, settings } from './look/settings.svelte';
import { screen } from './screens';
import { renewAfterUpgrade } from './wire/upgrade';
import { speech } from './words/speech.svelte';

/** What the page cannot do without, and the oldest browsers that both READMEs name can. */
const served =
  CSS.supports('container-type: size') && CSS.supports('selector(:has(a))') && 'findLast' in Array.prototype;

async function open(): Promise<void> {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('fixture')) {
    (await import('./dev/fake.svelte')).useFixtures();
  }
  renewAfterUpgrade();
  applySettings();
  // The screen is fetched beside the words; who waits for it says what became of it.
  screen(location.pathname)
    ?.load()
    .catch(() => undefined);
  await speech.speak(settings.language).catch(() => speech.speak('en'));
  mount(App, { target: document.getElementById('app')! });
}

if (served) open().catch(() => document.getElementById('unloaded')?.classList.add('now'));
else document.getElementById('too-old')?.removeAttribute('hidden');
