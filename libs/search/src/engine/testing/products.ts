import { indexableProduct } from '../indexable.ts';
import { otherGroups, type GroupPrice, type IndexableProduct, type SearchDocument } from '../port.ts';

/** The moment at which generated products are priced. */
export const now = Date.UTC(2026, 0, 15);
const attributes = ['kleur', 'maat', 'manufacturer', 'geslacht', 'model', 'gewicht_gram'];
const nouns = ['Handdoek', 'Badjas', 'Dekbedovertrek', 'Theedoek', 'Kussensloop', 'Pyjama', 'Tafelkleed', 'Washandje'];
const kinds = ['Ribbel', 'Effen', 'Streep', 'Wafel', 'Bloem', 'Luxe', 'Zomer'];
const colours = ['Café', 'Blauw', 'Wit', 'Grijs', 'Groen'];

/** Numbers between 0 and 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function variantsOf(sku: string, price: number, maten: number[], kleuren: number[]) {
  return kleuren.flatMap((kleur) =>
    maten.map((maat) => ({
      sku: `${sku}-${maat}-${kleur}`,
      status: 1,
      price: price + maat,
      kleur: String(kleur),
      maat: String(maat),
    })),
  );
}

function productDocument(id: number, random: () => number): SearchDocument {
  const pick = (count: number): number => Math.floor(random() * count);
  const isConfigurable = pick(3) === 0;
  const sku = `EH-${id}-${'ABC'[pick(3)]}`;
  const price = [10, 99.99, 100, 249.95, 250, 499, 500, 750][pick(8)] ?? 10;
  const kleuren = [...new Set([49 + pick(5), 49 + pick(5)])];
  const maten = Array.from({ length: 1 + pick(4) }, (_, at) => 160 + at);
  return {
    id,
    sku,
    name: `${kinds[pick(7)]} ${nouns[pick(8)]} ${colours[pick(5)]}`,
    type_id: isConfigurable ? 'configurable' : 'simple',
    status: pick(12) === 0 ? 2 : 1,
    visibility: pick(10) === 0 ? 1 : 2 + pick(3),
    price: isConfigurable ? 0 : price,
    special_price: pick(4) === 0 ? price * 0.8 : 0,
    stock: { is_in_stock: pick(6) !== 0, qty: 4 },
    updated_at: `2025-${String(1 + pick(12)).padStart(2, '0')}-10 12:00:00`,
    category: [2, 10 + pick(4)].map((category_id) => ({
      category_id,
      name: `Categorie ${category_id}`,
      position: pick(40),
    })),
    manufacturer: pick(5) === 0 ? null : pick(14),
    geslacht: ['dames', 'heren', 'één maat'][pick(3)],
    model: String(pick(30)),
    kleur: isConfigurable ? null : String(49 + pick(5)),
    maat: isConfigurable ? null : [160 + pick(4), 170 + pick(30)].join(','),
    ...(isConfigurable && {
      kleur_options: [...kleuren, ...kleuren],
      maat_options: maten,
      configurable_children: variantsOf(sku, price, maten, kleuren),
    }),
    url_path: `producten/${id}.html`,
  };
}

/** Names of what documents only refer to. */
const categoryNames = new Map([[10, 'Badkamer']]);
const productNames = new Map([['T-10', 'Wasnetje klein']]);

/** A product document made searchable as a shop would. */
export const anIndexableProduct = (doc: SearchDocument): IndexableProduct =>
  indexableProduct(
    { visibility: 4, status: 1, price: 20, ...doc },
    { now, attributes, categoryName: (id) => categoryNames.get(id), nameOf: (sku) => productNames.get(sku) },
  );

/** Group 2 pays half of every third product and more for every fifth; of every fourth, all others pay less than guests. */
const groupPricesOf = ({ id, finalPrice }: IndexableProduct): GroupPrice[] => [
  ...(id % 3 === 0 ? [{ group: 2, finalPrice: Math.round(finalPrice / 2) }] : []),
  ...(id % 5 === 0 && id % 3 !== 0 ? [{ group: 2, finalPrice: finalPrice + 4000 }] : []),
  ...(id % 4 === 0 ? [{ group: otherGroups, finalPrice: Math.round(finalPrice * 0.9) }] : []),
];

/** As many products as asked for, the same for the same seed; ids from 1. */
export function generatedProducts(count: number, seed = 1): IndexableProduct[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, at) => {
    const product = anIndexableProduct(productDocument(at + 1, random));
    return { ...product, groupPrices: groupPricesOf(product) };
  });
}
