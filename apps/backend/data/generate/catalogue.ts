import { attributeDocuments, taxRule } from './attributes.ts';
import { categoryDocuments, grow, placeOf } from './categories.ts';
import { productDocument, type Draft, type ProductLink } from './documents.ts';
import { draftsOf } from './drafts.ts';
import type { Assortment, SetOf } from './family.ts';
import { slugOf } from './random.ts';

type ProductDocument = ReturnType<typeof productDocument>;

function find(products: readonly ProductDocument[], slug: string): ProductDocument {
  const product = products.find(({ url_key }) => url_key === slug);
  if (product === undefined) throw new RangeError(`No product ${slug}`);
  return product;
}

const link = (sku: string, type: string, part: ProductDocument, position: number): ProductLink => ({
  sku, link_type: type, linked_product_sku: part.sku, linked_product_type: part.type_id, position, extension_attributes: { qty: 1 },
});

/** A grouped product: its parts are products of their own and are bought together. */
function setDocument(shop: Assortment, set: SetOf, at: number, products: readonly ProductDocument[]) {
  const parts = set.parts.map((slug) => find(products, slug));
  const [first] = parts;
  if (first === undefined) throw new RangeError(`Nothing in ${set.name}`);
  const id = 90_000 + at * 100;
  const sku = `${shop.prefix}-SET-${String(at + 1).padStart(2, '0')}`;
  const placed = placeOf(grow(shop), set.category);
  const slug = slugOf(set.name);
  return {
    ...first, id, sku, name: set.name, type_id: 'grouped', url_key: slug, slug, url_path: `${placed.path}/${slug}-${id}.html`,
    price: Math.min(...parts.map(({ price }) => price)), special_price: null, special_from_date: null, special_to_date: null, tier_prices: [],
    description: `<p>${set.description}</p>`, short_description: `<p>${set.description}</p>`,
    category_ids: placed.ids.map(String), category: placed.ids.map((category_id) => ({ category_id, position: 100 + at })),
    media_gallery: parts.flatMap((part) => part.media_gallery.slice(0, 1)).map((entry, position) => ({ ...entry, pos: position + 1 })),
    product_links: parts.map((part, position) => link(sku, 'associated', part, position)),
    stock: { ...first.stock, item_id: id, product_id: id, qty: 0, is_in_stock: true },
  };
}

/** What goes with what: the next three of the same category. */
function related(products: readonly ProductDocument[]): ProductDocument[] {
  return products.map((product) => {
    const leaf = product.category_ids.at(-1);
    const same = products.filter((other) => other.category_ids.at(-1) === leaf);
    const from = same.indexOf(product);
    const next = [1, 2, 3].map((step) => same[(from + step) % same.length]).filter((other) => other !== undefined && other !== product);
    return { ...product, product_links: next.flatMap((other, at) => (other === undefined ? [] : [link(product.sku, 'related', other, at)])) };
  });
}

function countsOf(products: readonly { category_ids: readonly string[] }[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>([[2, products.length]]);
  for (const { category_ids } of products) for (const id of category_ids.map(Number)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Every document of one store, and the drafts from which its pictures are planned. */
export function catalogueOf(shop: Assortment) {
  const tree = grow(shop);
  const drafts: readonly Draft[] = draftsOf(shop);
  const single = related(drafts.map((draft) => productDocument(shop, draft, placeOf(tree, draft.family.category))));
  const products = [...single, ...shop.sets.map((set, at) => setDocument(shop, set, at, single))];
  return { drafts, products, categories: categoryDocuments(tree, countsOf(products)), attributes: attributeDocuments(shop), taxrules: [taxRule] };
}
