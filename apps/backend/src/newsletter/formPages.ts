import { html } from 'hono/html';
import type { Markup } from '../mail/letter.ts';
import { readerPage } from '../mail/readerPage.ts';
import type { Store } from '../stores/stores.ts';

/** Says that an address is subscribed, now or before: nobody learns which. */
export const subscribedPage = (store: Store): Markup =>
  readerPage(
    store,
    'Je bent aangemeld voor onze nieuwsbrief',
    html`<p style="margin:0">Bij een eerste aanmelding mailen we je een kortingscode.</p>`,
  );

/** Says why an address could not be subscribed. */
export const notSubscribedPage = (store: Store, reason: string): Markup =>
  readerPage(store, 'Je bent nog niet aangemeld', html`<p style="margin:0">${reason}</p>`);
