import { shippingRates } from '@etalage/cart/rules';
import { attributeDocument } from '@etalage/catalog/contract';
import { detailNl, merchantItems, productPageFacts, type MerchantItem } from '@etalage/catalog/rules';
import type { Cents } from '@etalage/core';
import { tax } from '@etalage/core/constants';
import { join } from 'node:path';
import * as v from 'valibot';
import { catalogueVersion } from '../catalog/catalogueVersion.ts';
import { readAttributes } from '../catalog/readCatalogue.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { keptFiles } from './keptFiles.ts';
import { walkCatalogue } from './walkCatalogue.ts';
import { xmlDocument } from './xml.ts';

const hour = 3_600_000;

/**
 * The merchant feed of a store view, which takes a walk through its whole catalogue: made anew when an import brought
 * another version, and every hour for what changes without one, prices by their dates and stock.
 */
export function keptFeed(ports: Ports): (store: Store) => Promise<AsyncIterable<string>> {
  const keep = keptFiles(ports.dataFolder && join(ports.dataFolder, 'feeds'));
  return async (store) => {
    const version = await catalogueVersion(ports.database, store.id);
    const state = `${version}-${Math.floor(ports.clock.now() / hour)}`;
    return keep(`merchant-${store.code}.xml`, state, () => merchantFeed(ports, store));
  };
}

/** The merchant feed of a store view: Google's product XML, an RSS 2.0 channel with one item a variant (SEO-08). */
function merchantFeed(ports: Ports, store: Store): AsyncIterable<string> {
  const open = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>';
  return xmlDocument({ open, close: '</channel></rss>\n' }, elements(ports, store));
}

async function* elements(ports: Ports, store: Store): AsyncGenerator<object> {
  yield { title: store.name, link: store.url, description: `Alle producten van ${store.name}` };
  const attributes = v.parse(v.array(attributeDocument), await readAttributes(ports.database, store.id));
  const country = tax.defaultCountry;
  const shippingPrice = (price: Cents) => shippingRates(country, price)[0]?.price ?? 0;
  for await (const product of walkCatalogue(ports, store)) {
    const { categories, ...facts } = productPageFacts(product, {
      now: ports.clock.now(),
      attributes,
      words: detailNl,
      baseUrl: store.url,
    });
    for (const item of merchantItems(facts, { categories, country, shippingPrice })) yield { item: prefixed(item) };
  }
}

/** Google's names stand in a namespace of their own. */
const prefixed = ({ shipping, ...item }: MerchantItem) => ({
  ...Object.fromEntries(Object.entries(item).map(([name, value]) => [`g:${name}`, value])),
  'g:shipping': { 'g:country': shipping.country, 'g:price': shipping.price },
});
