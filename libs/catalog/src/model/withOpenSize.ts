import { optionsFor, selectVariant, type SoldOutWords } from './selectVariant.ts';
import type { ProductDetail, VariantView } from './views.ts';

/**
 * The page without a chosen size, in the colour of a variant: it shows the lowest price of the sizes in stock. Where sizes
 * do not differ in stock, or none of this colour is left, the variant itself is chosen.
 */
export function withOpenSize(detail: ProductDetail, sku: string | undefined, words: SoldOutWords): ProductDetail {
  const size = detail.options.find(({ isSize }) => isSize);
  const current = detail.variants.find((variant) => variant.sku === sku) ?? detail.variants[0];
  if (!detail.asksSize || !size || !current) return selectVariant(detail, sku, words);
  const { [size.code]: _chosen, ...choices } = current.choices;
  const sizes = detail.variants.filter((variant) => isInStock(variant) && hasChoices(variant, choices));
  const cheapest = cheapestOf(sizes);
  if (!cheapest) return selectVariant(detail, sku, words);
  const { tiers, ...selected } = selectVariant(detail, cheapest.sku, words);
  const isFrom = sizes.some(({ price }) => price !== cheapest.price);
  return {
    ...selected,
    openOption: size.code,
    options: optionsFor(detail, choices),
    stock: { status: sizes.some(({ stock }) => stock.status === 'ok') ? 'ok' : 'volatile' },
    ...(isFrom ? { isFrom } : tiers && { tiers }),
  };
}

const isInStock = ({ stock }: VariantView): boolean => stock.status !== 'out_of_stock';

const hasChoices = (variant: VariantView, choices: VariantView['choices']): boolean =>
  Object.entries(choices).every(([code, id]) => variant.choices[code] === id);

const cheapestOf = (variants: readonly VariantView[]): VariantView | undefined =>
  variants.toSorted(({ price: one = Infinity }, { price: other = Infinity }) => (one === other ? 0 : one - other))[0];
