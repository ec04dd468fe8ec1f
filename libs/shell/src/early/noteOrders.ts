import { readCartCount, waitingActsKey } from '@etalage/cart/headless';
import { createTaskId, noteAct } from '@etalage/core';
import { closest } from './closest.ts';
import type { EarlyOrder } from './earlyOrder.ts';
import { hydratedEvent } from './hydratedEvent.ts';

/**
 * Notes in the outbox what is ordered before hydration, and shows it on the button and on the badges: the cart sends it,
 * on this page or on a later one. A press that cannot be noted is left to be replayed. The cart's files, named by
 * `data-cart`, are preloaded at low priority, style sheets included: a dynamic import waits for them.
 */
export function noteOrders(): void {
  const pressed = new Set<Element>();
  let isHydrated = false;
  addEventListener(
    'click',
    (event) => {
      const button = closest(event, '[data-act="add-to-cart"]');
      if (isHydrated || !button) return;
      preloadCart();
      const order = closest(event, '[data-early]');
      if (!order || !noteOrder(order, event.detail)) return;
      // Neither a replay nor React, which may be about to answer, adds it once more.
      event.stopImmediatePropagation();
      button.setAttribute('aria-busy', 'true');
      pressed.add(button);
    },
    true,
  );
  addEventListener(hydratedEvent, () => {
    isHydrated = true;
    for (const button of pressed) button.removeAttribute('aria-busy');
  });
}

/** What the server rendered on the form. */
const parseOrder: (text: string) => EarlyOrder = JSON.parse;

/** Whether the press has been answered. `clicks` counts those that follow each other quickly. */
function noteOrder(order: HTMLElement, clicks: number): boolean {
  // Who double-clicks out of habit wants one.
  if (clicks > 1) return true;
  const { line, remaining = Infinity, countType } = parseOrder(order.dataset['early'] ?? '');
  const asked = Math.max(1, Number.parseInt(order.querySelector('input')?.value ?? '', 10) || 1);
  const qty = Math.min(asked, remaining);
  try {
    noteAct(storage, waitingActsKey, { kind: 'add', taskId: createTaskId(), line: { ...line, qty } });
  } catch {
    return false;
  }
  const count = readCartCount(storage, countType);
  for (const badge of document.querySelectorAll('[data-badge="cart"]')) badge.textContent = `${count}`;
  return true;
}

/** The browser's storage; throws where the browser refuses. */
const storage = {
  read: (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? '[]'),
  write(key: string, value: unknown) {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  },
};

function preloadCart(): void {
  const list = document.querySelector<HTMLElement>('[data-cart]');
  for (const href of list?.dataset['cart']?.split(' ') ?? []) {
    const kind = href.endsWith('css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { fetchPriority: 'low', href }));
  }
  list?.removeAttribute('data-cart');
}
