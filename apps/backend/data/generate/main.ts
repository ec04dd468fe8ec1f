/**
 * Writes the demo catalogue: `node --conditions=@etalage/source apps/backend/data/generate/main.ts`.
 * For load tests: `… main.ts --count 10000 --store textile --out DIR` (all stores without `--store`).
 */
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { assortments } from './attributes.ts';
import { bulkProducts, bulkSurroundings } from './bulk.ts';
import { catalogueOf } from './catalogue.ts';
import { dailyOffersOf } from './dailyOffers.ts';
import type { Assortment } from './family.ts';
import { pictureBook } from './pictureBook.ts';

const here = import.meta.dirname;
const { values } = parseArgs({ options: { count: { type: 'string' }, store: { type: 'string' }, out: { type: 'string' } } });

async function write(folder: string, name: string, documents: Iterable<object>): Promise<void> {
  await mkdir(folder, { recursive: true });
  function* lines() {
    for (const document of documents) yield `${JSON.stringify(document)}\n`;
  }
  await pipeline(Readable.from(lines(), { highWaterMark: 64 }), createWriteStream(join(folder, `${name}.jsonl`)));
}

async function writeStore(shop: Assortment, out: string, count: number | undefined): Promise<void> {
  const folder = join(out, shop.store);
  const { products, ...around } = count === undefined ? catalogueOf(shop) : { products: bulkProducts(shop, count), ...bulkSurroundings(shop, count) };
  await write(folder, 'products', products);
  await write(folder, 'categories', around.categories);
  await write(folder, 'attributes', around.attributes);
  await write(folder, 'taxrules', around.taxrules);
}

/** For the store with a find a day: beside its catalogue, where an import does not look. */
async function writeDailyOffers(): Promise<void> {
  const shop = assortments.find(({ store }) => store === 'dailydeal');
  if (shop === undefined) return;
  const lines = dailyOffersOf(catalogueOf(shop).products).map((offer) => JSON.stringify(offer));
  await writeFile(join(here, '../offers/dailydeal.json'), `[\n${lines.join(',\n')}\n]\n`);
}

const wanted = assortments.filter(({ store }) => values.store === undefined || values.store === store);
if (wanted.length === 0) throw new RangeError(`No store ${values.store}`);
const count = values.count === undefined ? undefined : Number(values.count);
const out = values.out ?? join(here, '../catalog');
for (const shop of wanted) await writeStore(shop, out, count);
if (values.out === undefined) {
  await writeFile(join(here, '../images/pictures.json'), pictureBook(assortments));
  await writeDailyOffers();
}
