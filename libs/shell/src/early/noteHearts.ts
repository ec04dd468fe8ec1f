import { closest } from './closest.ts';
import { heartEvent, pressesKey } from './heartPresses.ts';

const parsePresses: (text: string) => unknown[] = JSON.parse;

/**
 * Answers every press on a heart, before hydration and after it: shows it at once, and stores it until the wishlist does what
 * was pressed (WISH-16). In the head, as most hearts are on parts of a page that React does not answer for.
 */
export function noteHearts(): void {
  addEventListener(
    'click',
    (event) => {
      const heart = closest(event, '[data-wish]');
      if (!heart) return;
      const isOn = heart.getAttribute('aria-pressed') !== 'true';
      let presses: unknown[] = [];
      try {
        presses = [...parsePresses(localStorage.getItem(pressesKey) ?? '')];
      } catch {
        // Nothing is stored, or something else: the list begins.
      }
      try {
        localStorage.setItem(pressesKey, JSON.stringify([...presses, [heart.dataset['wish'], isOn]]));
        heart.setAttribute('aria-pressed', `${isOn}`);
      } catch {
        // Where the browser stores nothing, it stores no list either: the visit tells why nothing happened.
        heart.dataset['lost'] = '';
      }
      dispatchEvent(new Event(heartEvent));
    },
    true,
  );
}
