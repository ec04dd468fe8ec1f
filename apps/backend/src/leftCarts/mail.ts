import type { CartLine } from '../cart/lines.ts';
import { unlinked } from '../mail/letter.ts';
import type { MailContent } from '../mail/outbox.ts';
import { plainMail } from '../mail/plainMail.ts';
import { unsubscribeUrlOf } from '../newsletter/mail.ts';
import type { Store } from '../stores/stores.ts';

/** What the mail about a left cart is called in the outbox. */
export const leftCartMailKind = 'left-cart';

/** Where its button leads within the store: to the cart, by the login for who is not logged in. */
export const leftCartPath = '/login/?next=cart';

type LeftLine = Pick<CartLine, 'quantity'> & { ware: Pick<CartLine['ware'], 'name' | 'choices'> };
type Reminder = { firstName: string; lines: readonly LeftLine[]; unsubscribeKey: string };

/** The reminder of an abandoned cart: its lines without prices, which may have changed when it is read. */
export const leftCartMail = (store: Store, { firstName, lines, unsubscribeKey }: Reminder): MailContent =>
  plainMail(store, {
    kind: leftCartMailKind,
    subject: 'Er ligt nog iets in je winkelwagen',
    name: firstName,
    paragraphs: [`Dit ligt nog in je winkelwagen bij ${store.name}:`],
    list: lines.map(wordLine),
    action: { label: 'Naar je winkelwagen', url: store.url + leftCartPath },
    notes: [
      'We houden het niet voor je vast: prijs en voorraad kunnen veranderen.',
      `Je krijgt deze mail omdat je bent aangemeld voor de nieuwsbrief van ${store.name}. Meld je je af, dan sturen we je geen nieuwsbrief en geen herinnering meer.`,
    ],
    unsubscribeUrl: unsubscribeUrlOf(store, unsubscribeKey),
  });

function wordLine({ quantity, ware: { name, choices } }: LeftLine): string {
  const chosen = choices.map(({ label, value }) => `${label}: ${unlinked(value)}`).join(', ');
  return `${quantity} × ${name}${chosen === '' ? '' : ` (${chosen})`}`;
}
