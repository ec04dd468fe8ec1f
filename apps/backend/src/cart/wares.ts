import type { OptionLabel, ProductOption } from '@etalage/cart/contract';
import { optionsKey } from '@etalage/cart/rules';
import type { Product, ProductVariant, TierPrice } from '@etalage/catalog/contract';
import {
  attributeText,
  compositionOf,
  isDisabled,
  isPriceKnown,
  ownPrice,
  priceWithTiers,
  productOptionOf,
  slugOf,
  taxRate,
  type TaxPlace,
} from '@etalage/catalog/rules';
import type { Cents } from '@etalage/core';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { readSold, readTaxRules, type Sold, type TaxRules } from './soldProducts.ts';

/** What a line sells: one product, or one variant of a configurable one, at its price of this moment in cents. */
export type Ware = {
  sku: string;
  productId: number;
  parentSku: string;
  slug: string;
  name: string;
  productType: string;
  image?: string;
  unitPrice: Cents;
  originalPrice: Cents;
  /** Lower prices each from some quantity on; none where the store view has no tiers. */
  tiers: readonly TierPrice[];
  /** In percent. */
  taxRate: number;
  choices: readonly OptionLabel[];
  /** What a textile is made of; empty for anything else. */
  composition: string;
  productOption?: ProductOption;
  /** Tells apart lines of one sku; empty for what has no options beyond its variant. */
  optionsText: string;
};

/** Where and when something is sold. */
export type Counter = { store: Store; country: string; now: number };

/** What a shopper points at. */
export type Wish = { sku: string; product_option?: ProductOption | undefined };

type Line = { id: number; sku: string };

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
  const rules = await readTaxRules(database, counter.store);
  const wares = rows.flatMap(({ id, sku }): [number, Ware][] => {
    const found = sold.get(sku);
    const ware = found && toWare(found, rules, counter);
    return ware === undefined ? [] : [[id, ware]];
  });
  return new Map(wares);
}

/** The ware that a shopper points at, by its own sku or by its product's and the chosen options. Refuses what is not sold. */
export async function resolveWare(database: Database, counter: Counter, wish: Wish): Promise<Ware> {
  const sold = (await readSold(database, counter, [wish.sku])).get(wish.sku);
  if (sold === undefined) return refuse(404, 'Dit product bestaat niet.');
  refuseOwnOptions(wish.product_option);
  const chosen = sold.variant === undefined ? chosenVariant(sold.product, wish.product_option) : sold;
  if (isDisabled(chosen.variant ?? chosen.product) || isDisabled(chosen.product)) {
    refuse(400, 'Dit product is niet beschikbaar.');
  }
  const unknown = 'De prijs van dit product is onbekend, daarom kan het niet in je winkelwagen!';
  return toWare(chosen, await readTaxRules(database, counter.store), counter) ?? refuse(400, unknown);
}

/** Bundles and options with a text of one's own come with a later room. */
function refuseOwnOptions(option: ProductOption | undefined): void {
  const { bundle_options = [], custom_options = [] } = option?.extension_attributes ?? {};
  if (bundle_options.length + custom_options.length > 0) refuse(400, 'Deze opties kunnen nog niet besteld worden.');
}

const plainTypes = new Set(['simple', 'virtual', 'downloadable']);

function chosenVariant(product: Product, option: ProductOption | undefined): Sold {
  const type = product.type_id ?? 'simple';
  if (plainTypes.has(type)) return { product };
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

function toWare({ product, variant }: Sold, rules: TaxRules, { store, country, now }: Counter): Ware | undefined {
  if (variant === undefined && !plainTypes.has(product.type_id ?? 'simple')) return undefined;
  const price = (variant && ownPrice(variant, now)) ?? ownPrice(product, now);
  if (price === undefined || !isPriceKnown(price.price) || isDisabled(variant ?? product)) return undefined;
  const option = variant && asCartOption(productOptionOf(product, variant));
  const place: TaxPlace = { country };
  return {
    ...names(product, variant),
    unitPrice: price.price,
    originalPrice: price.originalPrice,
    tiers: store.priceTiers ? (variant?.tier_prices ?? product.tier_prices ?? []) : [],
    taxRate: taxRate(rules, variant?.tax_class_id ?? product.tax_class_id, place),
    choices: labels(option),
    composition: compositionOf(product),
    optionsText: optionsKey(undefined),
    ...(option === undefined ? {} : { productOption: option }),
  };
}

/** Magento's group of who is not logged in. */
const guests = 0;

/** The ware as so many pieces of it are sold: each at the tier that applies (PRICE-08). */
export const atQuantity = (ware: Ware, quantity: number): Ware => ({
  ...ware,
  unitPrice: priceWithTiers(ware.tiers, { quantity, finalPrice: ware.unitPrice, groupId: guests }),
});

function names(product: Product, variant: ProductVariant | undefined) {
  const image = [variant?.image, product.image].find((path) => path && path !== 'no_selection');
  return {
    sku: variant?.sku ?? product.sku,
    productId: variant?.id ?? product.id,
    parentSku: product.sku,
    slug: slugOf(product),
    name: product.name ?? product.sku,
    productType: product.type_id ?? 'simple',
    ...(image ? { image } : {}),
  };
}

/** Only what a configurable asks; ids as they stand, labels for display. */
const asCartOption = (option: ReturnType<typeof productOptionOf>): ProductOption => ({
  extension_attributes: {
    configurable_item_options: (option.extension_attributes.configurable_item_options ?? []).map((chosen) => ({
      option_id: chosen.option_id,
      option_value: chosen.option_value,
      ...(chosen.label === undefined ? {} : { label: chosen.label }),
      ...(chosen.value === undefined ? {} : { value: chosen.value }),
    })),
  },
});

const labels = (option: ProductOption | undefined): readonly OptionLabel[] =>
  (option?.extension_attributes.configurable_item_options ?? []).flatMap(({ label, value }) =>
    label === undefined || value === undefined ? [] : [{ label, value }],
  );
