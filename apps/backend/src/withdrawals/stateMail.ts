import type { MailContent } from '../mail/outbox.ts';
import { plainMail } from '../mail/plainMail.ts';
import type { Store } from '../stores/stores.ts';
import type { Withdrawal, WithdrawalState } from './tables.ts';

type News = { subject: (orderNumber: string) => string; paragraphs: readonly string[] };

/** What a shopper is mailed of a state. That it was asked for, and that its order was canceled, the receipt says. */
const news: { readonly [State in WithdrawalState]?: News } = {
  received: {
    subject: (orderNumber) => `We hebben je retour van bestelling ${orderNumber} ontvangen`,
    paragraphs: [
      'Je retour is bij ons binnen. We kijken de artikelen na.',
      'Daarna betalen we je terug, op dezelfde manier als je betaalde. Je krijgt dan nog een mail.',
    ],
  },
  refunded: {
    subject: (orderNumber) => `Je retour van bestelling ${orderNumber} is terugbetaald`,
    paragraphs: [
      'We hebben je retour terugbetaald, op dezelfde manier als je betaalde.',
      'Het kan een paar werkdagen duren voordat je het bedrag ziet. Zie je het dan nog niet? Neem contact met ons op.',
    ],
  },
};

/** Tells how a return stands; undefined where there is nothing to tell. */
export function stateMail(
  store: Store,
  orderNumber: string,
  { number, state }: Pick<Withdrawal, 'number' | 'state'>,
): MailContent | undefined {
  const told = news[state];
  if (told === undefined) return undefined;
  return plainMail(store, {
    kind: `withdrawal-${state}`,
    subject: told.subject(orderNumber),
    paragraphs: [...told.paragraphs, `Herroeping: ${number}`],
  });
}
