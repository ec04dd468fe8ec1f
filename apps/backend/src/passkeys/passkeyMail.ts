import type { CustomerRow } from '../customers/tables.ts';
import { newKey } from '../customers/tokens.ts';
import type { Database } from '../database/database.ts';
import { unlinked } from '../mail/letter.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { plainMail } from '../mail/plainMail.ts';
import type { Store } from '../stores/stores.ts';

type Occasion = { store: Store; customer: CustomerRow; at: Date };

/** Tells a customer that a passkey was added: who did not do it has to know. */
export const writePasskeyMail = (transaction: Database, { store, customer, at }: Occasion, name: string) =>
  addToOutbox(
    transaction,
    { store, recipient: customer.email, reference: newKey(), customerId: customer.id, at },
    plainMail(store, {
      kind: 'customer-passkey-added',
      subject: 'Je kunt inloggen met een nieuwe passkey',
      name: customer.firstName,
      paragraphs: [`De passkey '${unlinked(name)}' is toegevoegd aan je account. Je wachtwoord blijft werken.`],
      action: { label: 'Bekijk je passkeys', url: `${store.url}/my-account/change-password` },
      notes: ['Was jij dit niet? Verwijder de passkey dan meteen en kies een nieuw wachtwoord.'],
    }),
  );
