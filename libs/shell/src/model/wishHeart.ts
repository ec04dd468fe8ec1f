import type { ProductDetail, ProductSummary } from '@etalage/catalog/headless';

/** What a heart is about: the name of a product, and its item as a browser keeps it (WISH-01), as text. */
export type WishHeart = { name: string; item: string };

/** The price and the stock of now, with which later ones are compared. */
const asAdded = ({ price, stock }: Pick<ProductSummary, 'price' | 'stock'>) => ({
  price,
  isSoldOut: stock?.status === 'out_of_stock' || undefined,
});

/** The heart of a card: the product as a whole. */
export const heartOfCard = (product: ProductSummary): WishHeart => ({
  name: product.name,
  item: JSON.stringify({ sku: product.parentSku, id: product.id, ...asAdded(product) }),
});

/** The heart of a page: the variant that it shows, or the product as a whole while its size is open. */
export function heartOfPage(product: ProductDetail): WishHeart {
  const { name, sku, id, parentSku, options, openOption, variants } = product;
  const variant = openOption === undefined ? variants.find((each) => each.sku === sku) : undefined;
  const chosen = options.flatMap((option) =>
    option.values.flatMap((value) => (value.isChosen ? { option_id: option.id, option_value: value.id } : [])),
  );
  const item = variant
    ? {
        sku,
        id: variant.id,
        parentId: id,
        parentSku,
        product_option: { extension_attributes: { configurable_item_options: chosen } },
      }
    : { sku: parentSku, id };
  return { name, item: JSON.stringify({ ...item, ...asAdded(product) }) };
}
