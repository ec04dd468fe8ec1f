import { toEuros } from '@etalage/core';
import type { CatalogMessages } from '../messages/nl.ts';
import { chooseVariant, valueState, type ProductLike, type VariantLike } from '../rules/variants.ts';
import type { ProductDetail, ProductOptionView, StockView } from './views.ts';

/** What is said of a variant that is sold out. */
export type SoldOutWords = Pick<CatalogMessages, 'optionOutOfStock' | 'combinationOutOfStock'>;

/** The message that the variant of the address is no longer sold; undefined while it is (VAR-11). */
export const removedVariantMessage = ({ info }: Pick<ProductDetail, 'info'>): string | undefined => info['gone'];

/** The page with another variant current: its price, stock and pictures, and where each option value leads (VAR-02, VAR-09). */
export function selectVariant(detail: ProductDetail, sku: string | undefined, words: SoldOutWords): ProductDetail {
  const current = detail.variants.find((variant) => variant.sku === sku) ?? detail.variants[0];
  if (!current) return detail;
  const { price, originalPrice, discountPercent, requiredSurcharge, tiers, stock, choices } = current;
  return {
    ...withoutChoice(detail),
    ...(price === undefined ? {} : { price }),
    ...(originalPrice === undefined ? {} : { originalPrice, discountPercent: discountPercent ?? 0 }),
    ...(requiredSurcharge === undefined ? {} : { requiredSurcharge }),
    ...(tiers === undefined ? {} : { tiers }),
    sku: current.sku,
    stock,
    gallery: current.gallery ?? detail.ownGallery ?? detail.gallery,
    options: optionsFor(detail, choices),
    info: infoWithStock(detail, stock, words),
  };
}

/** Without the price of what was shown before, and without what it left open. */
function withoutChoice(detail: ProductDetail): ProductDetail {
  const { price: _price, originalPrice: _original, discountPercent: _percent, isFrom: _from, ...rest } = detail;
  const { requiredSurcharge: _surcharge, tiers: _tiers, openOption: _open, ...others } = rest;
  return others;
}

/** With the word that what was chosen is sold out, while it is, and no word of what was chosen before (VAR-11). */
function infoWithStock(
  { info, options }: ProductDetail,
  { status }: StockView,
  words: SoldOutWords,
): ProductDetail['info'] {
  const { soldOut: _before, gone: _gone, ...others } = info;
  if (status !== 'out_of_stock') return others;
  return { ...others, soldOut: options.length === 1 ? words.optionOutOfStock : words.combinationOutOfStock };
}

/** Where each option value leads from these choices. */
export function optionsFor(detail: ProductDetail, choices: Readonly<Record<string, string>>): ProductOptionView[] {
  const { options, variants } = detail;
  return options.map(({ problem: _problem, ...option }) => ({
    ...option,
    values: option.values.map(({ sku: _sku, ...value }) => {
      // Only a variant with the value can answer; a product may have a thousand others.
      const product = asRuleProduct({
        options,
        variants: variants.filter(({ choices: own }) => own[option.code] === value.id),
      });
      const wanted = { ...choices, [option.code]: value.id };
      // Special prices were decided when the page was made; here only their order counts.
      const choice = chooseVariant(product, { choices: wanted, last: option.code }, 0);
      return {
        ...value,
        isChosen: choices[option.code] === value.id,
        state: valueState(product, choices, option.code, value.id),
        ...(choice.kind === 'found' ? { sku: choice.variant.sku } : {}),
      };
    }),
  }));
}

/** The variants of a page in the form that the rules read. */
const asRuleProduct = ({ options, variants }: Pick<ProductDetail, 'options' | 'variants'>): ProductLike => ({
  configurable_options: options.map(({ code }) => ({ attribute_code: code, values: [] })),
  configurable_children: variants.map(({ sku, choices, price, stock }): VariantLike => ({
    ...choices,
    sku,
    price: price === undefined ? null : toEuros(price),
    stock: { is_in_stock: stock.status !== 'out_of_stock' },
  })),
});
