import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import './style.css';

const target = document.getElementById('page');
// Nobody shall see the page in another language than the own, not even for a moment.
await settings.applyLanguage();
if (target) mount(App, { target });
