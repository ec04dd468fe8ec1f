import { unlinked } from '../mail/letter.ts';
import type { MailContent } from '../mail/outbox.ts';
import { plainMail } from '../mail/plainMail.ts';
import type { Store } from '../stores/stores.ts';

/** Whom a mail greets. */
type Reader = { firstName: string; email: string };

/** Where a mailed link leads, within the store. The email and key stand in the query (SESSION-12). */
const addressOf = (store: Store, path: string, query: Record<string, string>): string =>
  `${store.url}${path}?${String(new URLSearchParams(query))}`;

const confirmUrl = (store: Store, email: string, token: string): string =>
  addressOf(store, '/customer/account/confirm', { email, token });

const notYou = 'Was jij dit niet? Dan hoef je niets te doen.';

/** Greets a new customer, and asks to confirm the address. */
export const welcomeMail = (store: Store, { firstName, email }: Reader, key: string): MailContent =>
  plainMail(store, {
    kind: 'customer-welcome',
    subject: `Welkom bij ${store.name}`,
    name: firstName,
    paragraphs: [
      'Je account is klaar. Bevestig nog even je e-mailadres: dan staan ook eerdere bestellingen met dit adres in je account.',
    ],
    action: { label: 'Bevestig je e-mailadres', url: confirmUrl(store, email, key) },
    notes: ['De link is een week geldig.', 'Heb jij geen account gemaakt? Dan hoef je niets te doen.'],
  });

/** The link for a new password (SESSION-12). */
export const resetMail = (store: Store, { firstName, email }: Reader, resetToken: string): MailContent =>
  plainMail(store, {
    kind: 'customer-password-reset',
    subject: 'Kies een nieuw wachtwoord',
    name: firstName,
    paragraphs: ['Je vroeg ons om een nieuw wachtwoord voor je account. Kies het met de knop hieronder.'],
    action: {
      label: 'Kies een nieuw wachtwoord',
      url: addressOf(store, '/customer/account/createPassword', { email, resetToken }),
    },
    notes: ['De link werkt één keer en is 24 uur geldig.', notYou],
  });

/** Tells that the password is another one. */
export const passwordChangedMail = (store: Store, { firstName }: Reader): MailContent =>
  plainMail(store, {
    kind: 'customer-password-changed',
    subject: 'Je wachtwoord is gewijzigd',
    name: firstName,
    paragraphs: ['Het wachtwoord van je account is zojuist gewijzigd. Op al je apparaten is opnieuw inloggen nodig.'],
    action: { label: 'Inloggen', url: `${store.url}/login/` },
    notes: ['Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan en laat het ons weten.'],
  });

/** Asks to confirm a new address, at that address (SESSION-31). */
export const emailChangingMail = (
  store: Store,
  { firstName }: Reader,
  { email, key }: { email: string; key: string },
): MailContent =>
  plainMail(store, {
    kind: 'customer-email-confirm',
    subject: 'Bevestig je nieuwe e-mailadres',
    name: firstName,
    paragraphs: ['Je wilt voortaan met dit e-mailadres inloggen. Bevestig het met de knop hieronder.'],
    action: { label: 'Bevestig je e-mailadres', url: confirmUrl(store, email, key) },
    notes: ['De link is een week geldig. Tot die tijd blijft je oude adres gelden.', notYou],
  });

/** Tells the old address that another one is to take its place (SESSION-31). */
export const emailChangedMail = (store: Store, { firstName }: Reader, email: string): MailContent =>
  plainMail(store, {
    kind: 'customer-email-changing',
    subject: 'Je e-mailadres wordt gewijzigd',
    name: firstName,
    paragraphs: [
      `Er is gevraagd om het e-mailadres van je account te wijzigen in ${unlinked(email)}. Dat gebeurt zodra het nieuwe adres is bevestigd.`,
    ],
    notes: ['Was jij dit niet? Wijzig dan meteen je wachtwoord en laat het ons weten.'],
  });
