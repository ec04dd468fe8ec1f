import { careText } from './care.ts';
import { colours, type Colour } from './colours.ts';
import type { Assortment, CustomOption, Family } from './family.ts';
import { codeOf, optionOf } from './attributes.ts';
import { between, seeded, seedOf, slugOf, turn } from './random.ts';
import { specialOf, type Special } from './specials.ts';

/** One product before it is written down. */
export type Draft = {
  id: number;
  sku: string;
  slug: string;
  /** Where its pictures are: another product's slug when they are shared. */
  pictures: string;
  family: Family;
  name: string;
  index: number;
  colours: readonly Colour[];
  brand: string;
  model: string;
};

/** The views of each colour, in the order of the gallery. */
const views = ['voorkant', 'stof van dichtbij', 'in gebruik'] as const;

type Gallery = { typ: 'image'; image: string; pos: number; lab: string; vid: null }[];

const picture = (store: string, slug: string, colour: Colour, view: number): string => `/${store}/${slug}/${colour}-${view}.jpg`;

type Shown = Pick<Draft, 'name' | 'pictures'>;

function gallery(store: string, draft: Shown, colour: Colour): Gallery {
  return views.map((view, at) => ({
    typ: 'image',
    image: picture(store, draft.pictures, colour, at + 1),
    pos: at + 1,
    lab: `${draft.name} in ${colours[colour].label.toLowerCase()}, ${view}`,
    vid: null,
  }));
}

export function images(store: string, draft: Shown, colour: Colour) {
  const image = picture(store, draft.pictures, colour, 1);
  return { image, small_image: image, thumbnail: image, media_gallery: gallery(store, draft, colour) };
}

const stockItem = (product_id: number, qty: number) => ({
  item_id: product_id, product_id, stock_id: 1, qty, is_in_stock: qty > 0, is_qty_decimal: false, manage_stock: true,
  min_qty: 0, min_sale_qty: 1, max_sale_qty: 10_000, backorders: 0, qty_increments: 1,
});

/** Most pieces are plenty, some are nearly gone, a few variants are: a product without them is never gone by chance. */
function quantity(draft: Draft, random: () => number): number {
  const luck = random();
  if (luck < 0.06 && !isSimple(draft)) return 0;
  if (luck < 0.16) return between(random, 1, 5);
  return between(random, 8, 140);
}

function pieces(shop: Assortment, draft: Draft, random: () => number): number {
  if (draft.family.kind !== undefined) return 1000;
  if (draft.slug === shop.soldOut) return 0;
  if (draft.slug === shop.threeLeft) return 3;
  return quantity(draft, random);
}

const prices = (price: number, special: Special | undefined) => ({
  price: price / 100,
  special_price: special === undefined ? null : special.of(price) / 100,
  special_from_date: special?.from ?? null,
  special_to_date: special?.to ?? null,
});

const isSimple = ({ colours, family }: Draft): boolean => colours.length === 1 && family.sizes.length === 1;

function childrenOf(shop: Assortment, draft: Draft, special: Special | undefined) {
  const random = seeded(seedOf(draft.sku));
  const combinations = draft.colours.flatMap((colour) => draft.family.sizes.map((size) => ({ colour, size })));
  return combinations.map(({ colour, size: [size, price] }, at) => ({
    id: draft.id + 1 + at,
    sku: `${draft.sku}-${slugOf(colour)}-${slugOf(size)}`.toUpperCase(),
    name: `${draft.name} ${colours[colour].label.toLowerCase()} ${size}`,
    type_id: 'simple', status: 1, visibility: 1, tax_class_id: '2',
    ...prices(price, special), tier_prices: [],
    kleur: String(optionOf('kleur', colours[colour].label)),
    ...(draft.family.sizes.length > 1 ? { maat: String(optionOf('maat', size)) } : {}),
    ...images(shop.store, draft, colour),
    stock: stockItem(draft.id + 1 + at, pieces(shop, draft, random)),
  }));
}

function optionsOf(draft: Draft) {
  const option = (code: string, label: string, position: number, labels: readonly string[]) => ({
    id: draft.id * 10 + position, attribute_id: String(codeOf(code)), attribute_code: code, label, position, product_id: draft.id,
    values: labels.map((text) => ({ value_index: optionOf(code, text), label: text })),
  });
  const { sizes } = draft.family;
  return [
    option('kleur', 'Kleur', 0, draft.colours.map((colour) => colours[colour].label)),
    ...(sizes.length > 1 ? [option('maat', 'Maat', 1, sizes.map(([label]) => label))] : []),
  ];
}

function description({ family, index, model, brand }: Draft): string {
  const care = family.care.map((code) => careText[code]).filter((text) => text !== undefined);
  const cloth = family.fibres.map(([fibre, percentage]) => `${percentage}% ${fibre}`).join(', ');
  const facts = [cloth, family.grams && family.fibres.length > 0 ? `${family.grams} g/m²` : '', `model ${model.toLowerCase()}`, `gemaakt door ${brand}`];
  return [
    `<p>${turn(family.openings, index)}</p>`,
    `<p>${family.body}</p>`,
    `<ul><li>${facts.filter((fact) => fact !== '').join('</li><li>')}</li></ul>`,
    care.length > 0 ? `<p>${care.join('. ')}.</p>` : '',
  ].join('');
}

/** What shoppers come back for: one product in ten. */
const isFavourite = ({ sku, family }: Draft): boolean => family.kind === undefined && seedOf(sku) % 10 === 0;

function labels(draft: Draft) {
  const { family } = draft;
  const organic = family.fibres.some(([fibre]) => fibre.startsWith('biologisch'));
  const recycled = family.fibres.some(([fibre]) => fibre.startsWith('gerecycled'));
  return [
    ...(organic ? [{ label: 'Biologisch katoen', type: 'material', position: 1 }] : []),
    ...(recycled ? [{ label: 'Gerecycled', type: 'material', position: 1 }] : []),
    ...(isFavourite(draft) ? [{ label: 'Favoriet', type: 'pick', position: 2 }] : []),
  ];
}

const producers: Readonly<Record<string, string>> = {
  textile: 'Haspelstraat 12, 7511 AB Enschede', fashion: 'Lakenkade 4, 2312 KD Leiden', dailydeal: 'Pakhuisweg 88, 3011 WZ Rotterdam',
};

function producer(store: string, brand: string) {
  const party = { name: `${brand} B.V.`, address: producers[store], email: `info@${slugOf(brand)}.example` };
  return { producer: party, eu_responsible: party };
}

const option = (code: string, label: string | undefined) => (label === undefined ? {} : { [code]: String(optionOf(code, label)) });

function facets(draft: Draft) {
  const { family } = draft;
  const cloth = family.fibres[0]?.[0];
  return {
    ...option('manufacturer', draft.brand), ...option('model', draft.model), ...option('geslacht', family.geslacht),
    ...option('verpakking', family.verpakking), ...option('gewicht_gram', family.grams === undefined ? undefined : String(family.grams)),
    ...option('materiaal', cloth === undefined ? undefined : cloth.charAt(0).toUpperCase() + cloth.slice(1)),
  };
}

function days(index: number, id: number): { created_at: string; updated_at: string } {
  const random = seeded(id);
  const at = (back: number) => new Date(Date.UTC(2026, 10, 20, between(random, 6, 20), between(random, 0, 59), index % 60) - back * 86_400_000);
  const text = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');
  const created = between(random, 20, 600);
  return { created_at: text(at(created)), updated_at: text(at(between(random, 0, Math.min(created, 120)))) };
}

export type Placed = { ids: readonly number[]; path: string; leaf: { id: number; name: string; key: string } };

/** The deepest category with its name and path, those above it by their number. */
function categoryEntry(category_id: number, position: number, { leaf, path }: Placed) {
  if (category_id !== leaf.id) return { category_id, position };
  return { category_id, position, name: leaf.name, slug: leaf.key, path };
}

function common(shop: Assortment, draft: Draft, placed: Placed, special: Special | undefined) {
  const age = days(draft.index, draft.id);
  return {
    id: draft.id, sku: draft.sku, name: draft.name, status: 1, visibility: 4, tax_class_id: '2',
    url_key: draft.slug, url_path: `${placed.path}/${draft.slug}-${draft.id}.html`, slug: draft.slug,
    description: description(draft), short_description: `<p>${turn(draft.family.openings, draft.index)}</p>`,
    category_ids: placed.ids.map(String),
    category: placed.ids.map((category_id) => categoryEntry(category_id, draft.index + 1, placed)),
    ...facets(draft), ...producer(shop.store, draft.brand),
    fibre_composition: draft.family.fibres.map(([fibre, percentage]) => ({ fibre, percentage })),
    care: draft.family.care,
    ...(draft.family.grams === undefined ? {} : { grams_per_m2: draft.family.grams }),
    ...(draft.family.hygiene === true ? { is_sealed_hygiene: true } : {}),
    ...(draft.family.geslacht === undefined || draft.family.sizes.length < 2 ? {} : { fit: turn(['normal', 'normal', 'small', 'normal', 'large'], draft.index) }),
    product_labels: labels(draft), new: age.created_at > '2026-09-15' ? '1' : '0', sale: special?.isRunning === true ? '1' : '0',
    has_options: isSimple(draft) && draft.family.options === undefined ? '0' : '1',
    required_options: isSimple(draft) && draft.family.options?.some(({ is_require }) => is_require) !== true ? '0' : '1',
    ...age, tsk: Date.parse(`${age.updated_at.replace(' ', 'T')}Z`),
  };
}

export type ProductLink = {
  sku: string;
  link_type: string;
  linked_product_sku: string;
  linked_product_type: string;
  position: number;
  extension_attributes: { qty: number };
};
const noLinks: readonly ProductLink[] = [];

/** The document of a simple or configurable product. */
export function productDocument(shop: Assortment, draft: Draft, placed: Placed) {
  const special = specialOf(shop.store, draft.id, draft.index, draft.slug);
  const shared = common(shop, draft, placed, special);
  const [first] = draft.colours;
  const price = Math.min(...draft.family.sizes.map(([, cost]) => cost));
  if (first === undefined) throw new RangeError(`No colour for ${draft.sku}`);
  const base = { ...shared, ...prices(price, special), ...images(shop.store, draft, first), ...customOptions(draft) };
  if (isSimple(draft)) {
    const qty = pieces(shop, draft, seeded(seedOf(draft.sku)));
    return { ...base, type_id: draft.family.kind ?? 'simple', kleur: String(optionOf('kleur', colours[first].label)), ...tiers(price), stock: stockItem(draft.id, qty), product_links: noLinks };
  }
  const children = childrenOf(shop, draft, special);
  return {
    ...base, type_id: 'configurable', tier_prices: [],
    kleur_options: draft.colours.map((colour) => optionOf('kleur', colours[colour].label)),
    ...(draft.family.sizes.length > 1 ? { maat_options: draft.family.sizes.map(([label]) => optionOf('maat', label)) } : {}),
    configurable_options: optionsOf(draft), configurable_children: children,
    stock: { ...stockItem(draft.id, 0), is_in_stock: children.some(({ stock }) => stock.is_in_stock) }, product_links: noLinks,
  };
}

/** The shopper's own options, numbered within the product. */
function customOptions({ id, sku, family: { options = [] } }: Draft) {
  if (options.length === 0) return {};
  return {
    custom_options: options.map(({ values = [], ...option }: CustomOption, at) => ({
      option_id: id * 10 + at, product_sku: sku, sort_order: at, image_size_x: 0, image_size_y: 0, ...option,
      ...(values.length > 0 ? { values: values.map((value, order) => ({ option_type_id: id * 100 + at * 10 + order, sort_order: order, ...value })) } : {}),
    })),
  };
}

/** Six cost less each; business customers pay less for one already. */
const tiers = (price: number) => {
  const tier = (customer_group_id: number, qty: number, part: number) => ({
    customer_group_id, qty, value: Math.round(price * part) / 100, extension_attributes: { website_id: 0 },
  });
  return { tier_prices: price > 1000 ? [] : [tier(0, 6, 0.9), tier(businessGroup, 1, 0.85)] };
};

/** The group of customers of the demo that has prices of its own. */
const businessGroup = 2;
