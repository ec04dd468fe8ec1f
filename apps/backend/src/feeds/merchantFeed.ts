import { shippingRates } from '@etalage/cart/rules';
import { attributeDocument } from '@etalage/catalog/contract';
import { detailNl, merchantItems, productPageFacts, type MerchantItem } from '@etalage/catalog/rules';
import type { Cents, Instant } from '@etalage/core';
import { images, tax } from '@etalage/core/constants';
import { join } from 'node:path';
import * as v from 'valibot';
import { catalogueVersion } from '../catalog/catalogueVersion.ts';
import { readAttributes } from '../catalog/readCatalogue.ts';
import { newestInvalidation } from '../invalidation/invalidationLog.ts';
import type { Ports } from '../ports.ts';
import { priceChangeOf } from '../search/priceChange.ts';
import type { Store } from '../stores/stores.ts';
import { keptFiles } from './keptFiles.ts';
import { walkCatalogue } from './walkCatalogue.ts';
import { xmlDocument } from './xml.ts';

const hour = 3_600_000;

/** A feed that is kept: of which state of the catalogue it is, when it was begun, and until when its prices hold. */
type KeptFeed = { catalogue: string; since: Instant; until: Instant };

/**
 * The merchant feed of a store view, which takes a walk through its whole catalogue. It is made anew where a page would
 * say something else: after an import, after stock that pages show has changed, and when a price in it changes by its
 * dates; and every hour, whatever happens. It is made when it is asked for, once for all who ask.
 */
export function keptFeed(ports: Ports): (store: Store) => Promise<AsyncIterable<string>> {
  const { database, clock, dataFolder } = ports;
  const keep = keptFiles(dataFolder && join(dataFolder, 'feeds'));
  const known = new Map<string, KeptFeed>();
  return async (store) => {
    const version = await catalogueVersion(database, store.id);
    const catalogue = `${version}-${await newestInvalidation(database, store.id)}`;
    const now = clock.now();
    const last = known.get(store.code);
    const isCurrent = last?.catalogue === catalogue && now >= last.since && now < last.until;
    const feed = isCurrent ? last : { catalogue, since: now, until: now + hour };
    known.set(store.code, feed);
    const noteChange = (change: Instant) => void (feed.until = Math.min(feed.until, change));
    return keep(`merchant-${store.code}.xml`, `${catalogue}-${feed.since}`, () =>
      merchantFeed(ports, store, noteChange),
    );
  };
}

/** Takes note of when a price in the feed changes. */
type NoteChange = (change: Instant) => void;

/** The merchant feed of a store view: Google's product XML, an RSS 2.0 channel with one item a variant (SEO-08). */
function merchantFeed(ports: Ports, store: Store, noteChange: NoteChange): AsyncIterable<string> {
  const open = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>';
  return xmlDocument({ open, close: '</channel></rss>\n' }, elements(ports, store, noteChange));
}

async function* elements(ports: Ports, store: Store, noteChange: NoteChange): AsyncGenerator<object> {
  yield { title: store.name, link: store.url, description: `Alle producten van ${store.name}` };
  const attributes = v.parse(v.array(attributeDocument), await readAttributes(ports.database, store.id));
  const country = tax.defaultCountry;
  const shippingPrice = (price: Cents) => shippingRates(country, price)[0]?.price ?? 0;
  for await (const product of walkCatalogue(ports, store)) {
    const now = ports.clock.now();
    noteChange(priceChangeOf(product, now));
    const { categories, ...facts } = productPageFacts(product, {
      now,
      attributes,
      words: detailNl,
      baseUrl: store.url,
      pictureSize: images.marketing,
    });
    for (const item of merchantItems(facts, { categories, country, shippingPrice })) yield { item: prefixed(item) };
  }
}

/** Google's names stand in a namespace of their own. */
const prefixed = ({ shipping, ...item }: MerchantItem) => ({
  ...Object.fromEntries(Object.entries(item).map(([name, value]) => [`g:${name}`, value])),
  'g:shipping': { 'g:country': shipping.country, 'g:price': shipping.price },
});
