import { productOption as productOptionSchema, type OptionLabel, type ProductOption } from '@etalage/cart/contract';
import { optionsKey } from '@etalage/cart/rules';
import type { Product, ProductVariant, TaxRule, TierPrice } from '@etalage/catalog/contract';
import {
  attributeText,
  bundleGroupsOf,
  chooseBundle,
  chooseOwn,
  compositionOf,
  compositionOfParts,
  flagOf,
  isDisabled,
  isHidden,
  isPriceKnown,
  availableQuantity,
  ownOptionsOf,
  ownPrice,
  priceWithTiers,
  productOptionOf,
  slugOf,
  taxGroupFor,
  taxRate,
  variantPrice,
  type TaxPlace,
} from '@etalage/catalog/rules';
import type { Cents } from '@etalage/core';
import * as v from 'valibot';
import { stockRecord } from '../catalog/presentProduct.ts';
import { readTaxRules, stockBySku } from '../catalog/readCatalogue.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { StockRow } from '../stock/tables.ts';
import type { Sale } from '../prices/groupPrice.ts';
import { membersOfSets, readSold, readSoldProducts, type Sold } from './soldProducts.ts';

/** What a line sells: one product, or one variant of a configurable one, at its price of this moment in cents. */
export type Ware = {
  sku: string;
  productId: number;
  parentSku: string;
  /** Of the product that has a page, as is `parentSku`. */
  parentId: number;
  slug: string;
  name: string;
  productType: string;
  image?: string;
  unitPrice: Cents;
  originalPrice: Cents;
  /** What the shopper's own wishes add to each piece; it is within both prices. */
  surcharge: Cents;
  /** Lower prices each from some quantity on. */
  tiers: readonly TierPrice[];
  /** In percent. */
  taxRate: number;
  choices: readonly OptionLabel[];
  /** What a textile, or each one in a bundle, is made of; empty for anything else. */
  composition: string;
  /** Whether it, or a part of it, may be sent back unopened only. */
  isSealed: boolean;
  productOption?: ProductOption;
  /** What is taken off the shelf for one piece: the ware itself, or the parts of a bundle, and itself where it is counted. */
  parts: readonly { sku: string; quantity: number }[];
  /** Tells apart lines of one sku; empty for what has no options beyond its variant. */
  optionsText: string;
};

/** Where, when and to whom something is sold. */
export type Counter = Sale & { country: string; regions: readonly string[] };

/** What a shopper points at. */
export type Wish = { sku: string; product_option?: ProductOption | undefined };

type Line = { id: number; sku: string; productOption: unknown };

/** What was chosen of a line that is kept; empty where nothing was, or it can no longer be read. */
export function keptOption({ productOption }: Pick<Line, 'productOption'>): Pick<Wish, 'product_option'> {
  const read = v.safeParse(productOptionSchema, productOption);
  return read.success ? { product_option: read.output } : {};
}

/** What is sold in these lines, by line id; what is no longer sold has no entry. */
export async function readWares(
  database: Database,
  { rows, ...counter }: Counter & { rows: readonly Line[] },
): Promise<ReadonlyMap<number, Ware>> {
  if (rows.length === 0) return new Map();
  const sold = await readSold(
    database,
    counter,
    rows.map(({ sku }) => sku),
  );
  const scene = await readScene(database, counter, [...sold.values()]);
  const wares = rows.flatMap((row): [number, Ware][] => {
    const found = sold.get(row.sku);
    const made = found && toWare(found, scene, keptOption(row).product_option);
    return made?.kind === 'ware' ? [[row.id, made.ware]] : [];
  });
  return new Map(wares);
}

/** The ware that a shopper points at, by its own sku or by its product's and the chosen options. Refuses what is not sold. */
export async function resolveWare(database: Database, counter: Counter, wish: Wish): Promise<Ware> {
  const sold = (await readSold(database, counter, [wish.sku])).get(wish.sku);
  if (sold === undefined) return refuse(404, 'Dit product bestaat niet.');
  const chosen = sold.variant === undefined ? chosenVariant(sold.product, wish.product_option) : sold;
  if (isDisabled(chosen.variant ?? chosen.product) || isDisabled(chosen.product)) refuse(400, notAvailable);
  const scene = await readScene(database, counter, [chosen]);
  const made = toWare(chosen, scene, wish.product_option);
  return made.kind === 'ware' ? made.ware : refuse(400, made.reason);
}

const notAvailable = 'Dit product is niet beschikbaar.';
/** Error for an unpriced product. */
export const priceUnknown = 'De prijs van dit product is onbekend, daarom kan het niet in je winkelwagen!';
const wrongWishes = 'Vul alle verplichte velden in, en kies wat er te kiezen is.';

const wholeTypes = new Set(['simple', 'virtual', 'downloadable', 'bundle']);

type Scene = Counter & {
  rules: readonly TaxRule[];
  /** The products that bundles are made of, by sku. */
  parts: ReadonlyMap<string, Product>;
  /** Bundles that have a stock of their own. */
  stocked: ReadonlySet<string>;
  /** Skus of hidden products that a set sells as its members. */
  members: ReadonlySet<string>;
};

async function readScene(database: Database, counter: Counter, sold: readonly Sold[]): Promise<Scene> {
  const links = sold.flatMap(({ product }) => bundleLinks(product).map(({ sku }) => sku));
  const parts = await readSoldProducts(database, counter, links);
  const bundles = sold.flatMap(({ product }) => (product.type_id === 'bundle' ? [product.sku] : []));
  const shelf = await stockBySku(database, counter.store.id, bundles);
  const hidden = sold.flatMap(({ product }) => (isHidden(product) ? [product.sku] : []));
  return {
    ...counter,
    parts: new Map(parts.map((part) => [part.sku, part])),
    stocked: new Set([...shelf.values()].filter(isCounted).map(({ sku }) => sku)),
    members: await membersOfSets(database, counter.store, hidden),
    rules: await readTaxRules(database, counter.store.id),
  };
}

/** Whether the pieces of a bundle count. 'In stock, 0 pieces' says that its parts decide, as the stock rules have it. */
const isCounted = (row: StockRow): boolean => availableQuantity(stockRecord(row)) !== Infinity;

const bundleLinks = ({ type_id, bundle_options }: Product) =>
  type_id === 'bundle' ? (bundle_options ?? []).flatMap(({ product_links }) => product_links) : [];

/** What is chosen of a bundle at today's prices; undefined for what is no bundle. */
function bundleIn(product: Product, { parts, now }: Scene, wished: ProductOption | undefined) {
  if (product.type_id !== 'bundle') return undefined;
  const groups = bundleGroupsOf(product.bundle_options, (sku) => {
    const part = parts.get(sku);
    if (part === undefined || isDisabled(part)) return undefined;
    const { id, type_id: type, name } = part;
    return { id, type: type ?? 'simple', name: name ?? sku, price: ownPrice(part, now)?.price, isSoldOut: false };
  });
  const selections = (wished?.extension_attributes.bundle_options ?? []).map(
    (chosen) => [String(chosen.option_id), chosen.option_selections.map(String)] as const,
  );
  return chooseBundle(groups, Object.fromEntries(selections));
}

function chosenVariant(product: Product, option: ProductOption | undefined): Sold {
  const type = product.type_id ?? 'simple';
  if (wholeTypes.has(type)) return { product };
  if (type !== 'configurable') return refuse(400, 'Kies eerst de producten die je wilt bestellen.');
  const chosen = option?.extension_attributes.configurable_item_options ?? [];
  const asked = product.configurable_options ?? [];
  if (chosen.length < asked.length || asked.length === 0) refuse(400, 'Kies eerst een uitvoering van dit product.');
  const variant = (product.configurable_children ?? []).find((candidate) => hasChoices(product, candidate, chosen));
  const missing = 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.';
  return variant === undefined ? refuse(400, missing) : { product, variant };
}

type Chosen = NonNullable<ProductOption['extension_attributes']['configurable_item_options']>;

const hasChoices = (product: Product, variant: ProductVariant, chosen: Chosen): boolean =>
  chosen.every(({ option_id, option_value }) => {
    const option = product.configurable_options?.find((asked) => String(asked.attribute_id) === String(option_id));
    const code = option?.attribute_code;
    return code !== null && code !== undefined && attributeText(variant, code) === String(option_value);
  });

type WareResult = { kind: 'ware'; ware: Ware } | { kind: 'not-sold'; reason: string };

function toWare({ product, variant }: Sold, scene: Scene, wished: ProductOption | undefined): WareResult {
  const { now } = scene;
  if (isDisabled(product)) return notSold(notAvailable);
  if (isHidden(product) && !scene.members.has(product.sku)) return notSold(notAvailable);
  if (variant === undefined && !wholeTypes.has(product.type_id ?? 'simple')) return notSold(priceUnknown);
  const bundle = bundleIn(product, scene, wished);
  if (bundle?.kind === 'incomplete') return notSold(wrongWishes);
  const price = bundle ? { price: bundle.price, originalPrice: bundle.price } : priceOf(product, variant, now);
  if (price === undefined || !isPriceKnown(price.price) || isDisabled(variant ?? product)) return notSold(priceUnknown);
  const own = chooseOwn(ownOptionsOf(product.custom_options), wishesIn(wished), price.price);
  if (own.kind === 'incomplete') return notSold(wrongWishes);
  const isWhole = bundle === undefined || scene.stocked.has(product.sku);
  const chosen = { own: own.chosen, bundle: bundle?.chosen ?? [] };
  const option = asCartOption(variant && productOptionOf(product, variant), chosen);
  const named = names(product, variant);
  const parts = partsOf(bundle, scene);
  const ware = {
    ...named,
    unitPrice: price.price + own.surcharge,
    originalPrice: price.originalPrice + own.surcharge,
    surcharge: own.surcharge,
    // A bundle costs what its parts do (PRICE-14).
    tiers: bundle ? [] : (variant?.tier_prices ?? product.tier_prices ?? []),
    taxRate: rateOf(variant?.tax_class_id ?? product.tax_class_id, parts, scene),
    choices: [...labels(option), ...(bundle?.labels ?? []), ...own.labels],
    composition: compositionOf(product) || compositionOfParts(parts.flatMap(textileOf)),
    isSealed: [product, ...parts].some((sold) => flagOf(sold?.is_sealed_hygiene) === true),
    parts: [...(isWhole ? [{ sku: named.sku, quantity: 1 }] : []), ...(bundle?.parts ?? [])],
    optionsText: optionsKey(asCartOption(undefined, chosen)),
    ...(option === undefined ? {} : { productOption: option }),
  };
  return { kind: 'ware', ware };
}

const partsOf = (bundle: { parts: Ware['parts'] } | undefined, { parts }: Scene) =>
  (bundle?.parts ?? []).map(({ sku }) => parts.get(sku));

const textileOf = (part: Product | undefined) =>
  part ? [{ name: part.name ?? part.sku, composition: compositionOf(part) }] : [];

const priceOf = (product: Product, variant: ProductVariant | undefined, now: number) =>
  variant ? variantPrice(variant, product, now) : ownPrice(product, now);

/** The tax in percent (PRICE-10): of the own tax class; where that is none, the highest among the parts of a bundle. */
function rateOf(
  own: Product['tax_class_id'],
  parts: readonly (Product | undefined)[],
  { rules, country, regions, groupId, store }: Scene,
): number {
  const place: TaxPlace = { country, regions, ...taxGroupFor(store.tax, groupId) };
  const classes = Number(own) ? [own] : parts.map((part) => part?.tax_class_id);
  return Math.max(0, ...classes.map((taxClass) => taxRate(rules, taxClass, place)));
}

const notSold = (reason: string): WareResult => ({ kind: 'not-sold', reason });

const wishesIn = (option: ProductOption | undefined): Record<string, string> =>
  Object.fromEntries(
    (option?.extension_attributes.custom_options ?? []).map((wish) => [
      String(wish.option_id),
      String(wish.option_value),
    ]),
  );

/**
 * The ware as so many pieces of it are sold: each at the tier that applies (PRICE-08). Undefined where wishes or a tier
 * leave no price to sell it at (PRICE-15).
 */
export function atQuantity(ware: Ware, quantity: number): Ware | undefined {
  const finalPrice = ware.unitPrice - ware.surcharge;
  const unitPrice = priceWithTiers(ware.tiers, { quantity, finalPrice }) + ware.surcharge;
  return isPriceKnown(unitPrice) ? { ...ware, unitPrice } : undefined;
}

function names(product: Product, variant: ProductVariant | undefined) {
  const image = [variant?.image, product.image].find((path) => path && path !== 'no_selection');
  return {
    sku: variant?.sku ?? product.sku,
    productId: variant?.id ?? product.id,
    parentSku: product.sku,
    parentId: product.id,
    slug: slugOf(product),
    name: product.name ?? product.sku,
    productType: product.type_id ?? 'simple',
    ...(image ? { image } : {}),
  };
}

type Wishes = {
  own: readonly { option_id: string; option_value: string }[];
  bundle: readonly { option_id: string; option_qty: number; option_selections: string[] }[];
};

/** What a configurable asks, ids as they stand and labels for display, and what the shopper chose besides. */
function asCartOption(
  option: ReturnType<typeof productOptionOf> | undefined,
  { own, bundle }: Wishes,
): ProductOption | undefined {
  const configured = option?.extension_attributes.configurable_item_options?.map((chosen) => ({
    option_id: chosen.option_id,
    option_value: chosen.option_value,
    ...(chosen.label === undefined ? {} : { label: chosen.label }),
    ...(chosen.value === undefined ? {} : { value: chosen.value }),
  }));
  if (configured === undefined && own.length + bundle.length === 0) return undefined;
  return {
    extension_attributes: {
      ...(configured === undefined ? {} : { configurable_item_options: configured }),
      ...(own.length === 0 ? {} : { custom_options: [...own] }),
      ...(bundle.length === 0 ? {} : { bundle_options: [...bundle] }),
    },
  };
}

const labels = (option: ProductOption | undefined): readonly OptionLabel[] =>
  (option?.extension_attributes.configurable_item_options ?? []).flatMap(({ label, value }) =>
    label === undefined || value === undefined ? [] : [{ label, value }],
  );
