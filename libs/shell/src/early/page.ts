import { closest } from './closest.ts';
import { hydratedEvent } from './hydratedEvent.ts';
import { noteHearts } from './noteHearts.ts';

// The script in the head of every page: what it does must hold without the rest of the shop’s scripts.

const schemeKey = 'shop/scheme';
const { dataset } = document.documentElement;

// Applies the stored colour scheme before the first paint, and stores it when the shopper changes it.
try {
  dataset['scheme'] = localStorage.getItem(schemeKey) ?? '';
} catch {
  // The system's scheme holds.
}
addEventListener('DOMContentLoaded', () => {
  document.querySelector(`[name=scheme][value="${dataset['scheme']}"]`)?.setAttribute('checked', '');
});
addEventListener('change', (event) => {
  const input = closest<HTMLInputElement>(event, '[name=scheme]');
  if (!input) return;
  dataset['scheme'] = input.value;
  try {
    localStorage[schemeKey] = input.value;
  } catch {
    // The choice holds until the page is left.
  }
});

noteHearts();

// The last press of a button that waits for the shop's scripts is repeated after hydration, and dialogs open and close
// where the browser does not know invoker commands. This hears of a press before React, which keeps to itself one on a
// part that is not hydrated; a part that is hydrated because of a press answers that press.
let press: Event | undefined;
const buttonOf = (event: Event) => closest(event, '[data-act],[commandfor]');
addEventListener(
  'click',
  (event) => {
    const button = buttonOf(event);
    if (!button) return;
    const dialog = document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor')}`);
    if (!dialog) press = event;
    else if (!('command' in button)) dialog[dialog.open ? 'close' : 'showModal']();
  },
  true,
);
addEventListener(
  hydratedEvent,
  () => {
    // While it is dispatched (`eventPhase`), the component that was hydrated because of it handles it itself.
    if (press && !press.eventPhase) buttonOf(press)?.click();
  },
  { once: true },
);
