import { productOptionOf, productPath } from '@etalage/catalog/rules';
import { html } from 'hono/html';
import type { Sold } from '../cart/soldProducts.ts';
import { button, companyLines, heading, letter } from '../mail/letter.ts';
import type { MailContent } from '../mail/outbox.ts';
import type { Store } from '../stores/stores.ts';

/** What mails about stock are called in the outbox. */
export const backInStockMailKind = 'back-in-stock';

/** Where a reader unsubscribes, within the store. */
export const unsubscribePath = '/api/stock/back-in-stock/unsubscribe';

const why = 'Je vroeg ons om je dit te mailen. We houden het niet voor je vast: op is op.';
const once = 'Dit was de enige mail hierover. Wil je ook over andere producten niets meer horen?';

/** The Dutch mail that says that a product or variant is back, with the way to it and the way to unsubscribe (PROD-23). */
export function backInStockMail(store: Store, sold: Sold, unsubscribeKey: string): MailContent {
  const { product, variant } = sold;
  const name = product.name ?? product.sku;
  const choices = choicesOf(sold);
  const subject = `Weer op voorraad: ${[name, ...choices.map(({ value }) => value)].join(', ')}`;
  const chosen = choices.map(({ label, value }) => `${label}: ${value}`).join(', ');
  const parentSku = product.sku;
  const address = store.url + productPath({ ...product, parentSku, sku: variant?.sku ?? product.sku });
  const { muted, text } = store.mail.colors;
  const unsubscribeUrl = `${store.url}${unsubscribePath}?key=${unsubscribeKey}`;
  return {
    kind: backInStockMailKind,
    subject,
    unsubscribeUrl,
    text: [
      'Weer op voorraad!',
      chosen === '' ? name : `${name}\n${chosen}`,
      `Bekijk en bestel: ${address}`,
      why,
      `${once}\nMeld je af: ${unsubscribeUrl}`,
      [`Vragen? Mail ${store.contact.email} of bel ${store.contact.phone}.`, ...companyLines(store)].join('\n'),
    ].join('\n\n'),
    html: String(
      letter(
        store,
        subject,
        html`${heading(store, 'Weer op voorraad!')}
          <p style="margin:0 0 20px;font-size:18px">
            <strong>${name}</strong>${
              chosen === '' ? '' : html`<br /><span style="color:${muted};font-size:16px">${chosen}</span>`
            }
          </p>
          ${button(store, { label: 'Bekijk en bestel', url: address })}
          <p style="margin:0 0 24px">${why}</p>
          <p style="margin:0;color:${muted};font-size:14px">
            ${once} <a href="${unsubscribeUrl}" style="color:${text}">Meld je af</a>.
          </p>`,
      ),
    ),
  };
}

/** What makes the variant this one: 'Maat: M'. */
const choicesOf = ({ product, variant }: Sold): readonly { label: string; value: string }[] =>
  (variant && productOptionOf(product, variant).extension_attributes.configurable_item_options)?.flatMap(
    ({ label, value }) => (label === undefined || value === undefined ? [] : [{ label, value }]),
  ) ?? [];
