import { attributeDocuments, taxRule } from './attributes.ts';
import { categoryDocuments, grow, placeOf } from './categories.ts';
import { images, productDocument, type Draft, type ProductLink } from './documents.ts';
import { draftsOf } from './drafts.ts';
import type { Assortment, BundleOf, SetOf } from './family.ts';
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

type Together = { id: number; sku: string; set: Omit<SetOf, 'parts'>; at: number; parts: readonly ProductDocument[] };

const partsGallery = (parts: readonly ProductDocument[]) =>
  parts.flatMap((part) => part.media_gallery.slice(0, 1)).map((entry, position) => ({ ...entry, pos: position + 1 }));

/** What grouped products and bundles have in common: the looks of their first part or pictures of their own, a place and a gallery of their own. */
function together(shop: Assortment, { id, sku, set, at, parts }: Together) {
  const [first] = parts;
  if (first === undefined) throw new RangeError(`Nothing in ${set.name}`);
  const placed = placeOf(grow(shop), set.category);
  const slug = slugOf(set.name);
  return {
    ...first, id, sku, name: set.name, url_key: slug, slug, url_path: `${placed.path}/${slug}-${id}.html`,
    price: Math.min(...parts.map(({ price }) => price)), special_price: null, special_from_date: null, special_to_date: null, tier_prices: [], sale: '0',
    description: `<p>${set.description}</p>`, short_description: `<p>${set.description}</p>`,
    category_ids: placed.ids.map(String), category: placed.ids.map((category_id) => ({ category_id, position: 100 + at })),
    ...(set.shown === undefined ? { media_gallery: partsGallery(parts) } : images(shop.store, { name: set.name, pictures: slug }, set.shown.colour)),
    stock: { ...first.stock, item_id: id, product_id: id, qty: 0, is_in_stock: true },
  };
}

/** A grouped product: its parts are products of their own and are bought together. */
function setDocument(shop: Assortment, set: SetOf, at: number, products: readonly ProductDocument[]) {
  const parts = set.parts.map((slug) => find(products, slug));
  const sku = `${shop.prefix}-SET-${String(at + 1).padStart(2, '0')}`;
  const shared = together(shop, { id: 90_000 + at * 100, sku, set, at, parts });
  return { ...shared, type_id: 'grouped', product_links: parts.map((part, position) => link(sku, 'associated', part, position)) };
}

/** A bundle: of each group one part is chosen; its price is that of the parts. */
function bundleDocument(shop: Assortment, bundle: BundleOf, at: number, products: readonly ProductDocument[]) {
  const id = 95_000 + at * 100;
  const sku = `${shop.prefix}-BUN-${String(at + 1).padStart(2, '0')}`;
  const groups = bundle.groups.map((group) => ({ ...group, parts: group.parts.map((slug) => find(products, slug)) }));
  const required = groups.filter((group) => group.required);
  const shared = together(shop, { id, sku, set: bundle, at: at + 10, parts: groups.flatMap(({ parts }) => parts.slice(0, 1)) });
  const least = required.map(({ parts, quantity = 1 }) => Math.min(...parts.map(({ price }) => price)) * quantity);
  return {
    ...shared, type_id: 'bundle', has_options: '1', required_options: '1', product_links: [],
    price: Math.round(least.reduce((sum, price) => sum + price, 0) * 100) / 100,
    bundle_options: groups.map(({ title, type, required: isRequired, parts, quantity = 1 }, position) => ({
      option_id: position + 1, title, required: isRequired, type, position: position + 1, sku,
      product_links: parts.map((part, order) => ({
        id: String(id + position * 10 + order), sku: part.sku, option_id: position + 1, qty: quantity, position: order + 1,
        is_default: isRequired && order === 0, price: null, price_type: null, can_change_quantity: 1,
      })),
    })),
  };
}

/** The cheapest two of the same category that cost more. */
const dearer = (product: ProductDocument, same: readonly ProductDocument[]): readonly ProductDocument[] =>
  same.filter(({ price }) => price > product.price).sort((one, other) => one.price - other.price).slice(0, 2);

/** What goes with what: the next three of the same category, and two that are a step up. */
function related(products: readonly ProductDocument[]): ProductDocument[] {
  return products.map((product) => {
    const leaf = product.category_ids.at(-1);
    const same = products.filter((other) => other.category_ids.at(-1) === leaf);
    const from = same.indexOf(product);
    const next = [1, 2, 3].map((step) => same[(from + step) % same.length]).filter((other) => other !== undefined && other !== product);
    const beside = next.flatMap((other, at) => (other === undefined ? [] : [link(product.sku, 'related', other, at)]));
    return { ...product, product_links: [...beside, ...dearer(product, same).map((other, at) => link(product.sku, 'upsell', other, at))] };
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
  const products = [...single, ...shop.sets.map((set, at) => setDocument(shop, set, at, single)), ...shop.bundles.map((bundle, at) => bundleDocument(shop, bundle, at, single))];
  return { drafts, products, categories: categoryDocuments(tree, countsOf(products)), attributes: attributeDocuments(shop), taxrules: [taxRule] };
}
