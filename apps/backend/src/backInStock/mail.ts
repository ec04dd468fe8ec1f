import { productOptionOf, productPath } from '@etalage/catalog/rules';
import { html } from 'hono/html';
import type { Sold } from '../cart/soldProducts.ts';
import { letter } from '../mail/letter.ts';
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
      `Vragen? Mail ${store.contact.email} of bel ${store.contact.phone}.\n${store.contact.company}`,
    ].join('\n\n'),
    html: String(
      letter(
        store,
        subject,
        html`<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">Weer op voorraad!</h1>
          <p style="margin:0 0 20px;font-size:18px">
            <strong>${name}</strong>${
              chosen === '' ? '' : html`<br /><span style="color:#596276;font-size:16px">${chosen}</span>`
            }
          </p>
          <p style="margin:0 0 24px">
            <a
              href="${address}"
              style="display:inline-block;padding:14px 28px;border-radius:10px;background:#1b2130;color:#ffffff;font-weight:700;text-decoration:none"
              >Bekijk en bestel</a
            >
          </p>
          <p style="margin:0 0 24px">${why}</p>
          <p style="margin:0;color:#596276;font-size:14px">
            ${once} <a href="${unsubscribeUrl}" style="color:#1b2130">Meld je af</a>.
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
