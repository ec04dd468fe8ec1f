import type { NewLine, Origin } from '@etalage/cart/headless';
import type { Chosen, GroupMember, ProductDetail, Wanted } from '@etalage/catalog/headless';

/** So many pieces of a line, and from where they are moved. */
export type CartOrder = { line: NewLine; quantity: number; origin?: Origin };

/** What is wanted of a product as the cart takes it: the variant that its page shows, or members of a set. */
export const cartOrders = (product: ProductDetail, wanted: readonly Wanted[]): CartOrder[] =>
  wanted.map((each) => ({ line: lineFor(product, each), quantity: each.quantity }));

/** One of them. */
export const lineFor = (product: ProductDetail, { member, chosen }: Omit<Wanted, 'quantity'>): NewLine =>
  member ? memberLine(member) : lineOf(product, chosen);

/** A product as the cart takes it: the current variant with what was chosen, as the shopper reads it. */
export function lineOf(product: ProductDetail, wish?: Chosen): NewLine {
  const { sku, parentSku, slug, name, type, originalPrice, gallery, stock, errors, tiers = [] } = product;
  const own = product.price ?? 0;
  const price = wish?.price ?? own;
  const chosen = product.options.flatMap(({ id, label, values }) => {
    const value = values.find(({ isChosen }) => isChosen);
    return value === undefined ? [] : [{ id, label, value }];
  });
  const wire = { ...(chosen.length === 0 ? {} : { configurable_item_options: chosen.map(optionOf) }), ...wish?.option };
  const variantId = product.variants.find((variant) => variant.sku === sku)?.id;
  const image = gallery.find(({ kind }) => kind === 'image')?.src;
  return {
    sku,
    parentSku,
    parentId: product.id,
    slug,
    name,
    type,
    price,
    // A bundle costs what its parts do; anything else more for its own options, at whatever tier.
    tiers: product.bundle ? [] : lineTiers(tiers, price - own),
    errors,
    options: [...chosen.map(({ label, value }) => ({ label, value: value.label })), ...(wish?.labels ?? [])],
    ...(variantId === undefined ? {} : { variantId }),
    ...(image === undefined ? {} : { image }),
    ...(originalPrice === undefined ? {} : { originalPrice: originalPrice + price - own }),
    ...(stock.status === 'volatile' ? {} : { stock: { is_in_stock: stock.status === 'ok' } }),
    ...(Object.keys(wire).length === 0 ? {} : { option: { extension_attributes: wire } }),
  };
}

/** A product of a set as a line of its own (PROD-08). */
const memberLine = ({
  sku,
  parentSku,
  slug,
  name,
  type,
  price = 0,
  originalPrice,
  image,
  stock,
  tiers = [],
}: GroupMember): NewLine => ({
  sku,
  parentSku,
  slug,
  name,
  type,
  price,
  tiers: lineTiers(tiers),
  options: [],
  ...(image === undefined ? {} : { image }),
  ...(originalPrice === undefined ? {} : { originalPrice }),
  ...(stock?.status === 'volatile' ? {} : { stock: { is_in_stock: stock?.status !== 'out_of_stock' } }),
});

const lineTiers = (tiers: NonNullable<ProductDetail['tiers']>, surcharge = 0) =>
  tiers.map(({ quantity, price }) => ({ quantity, price: price + surcharge }));

const optionOf = ({ id, label, value }: { id: string; label: string; value: { id: string; label: string } }) => ({
  option_id: id,
  option_value: value.id,
  label,
  value: value.label,
});
