import { settle } from '$house';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { soundOnTouch } from './sound/player';
import './style.css';

const target = document.getElementById('page');
settle();
settings.applyMotion();
soundOnTouch();
// Nobody shall see the page in another language than the own, not even for a moment.
await settings.applyLanguage();
if (target) mount(App, { target });
