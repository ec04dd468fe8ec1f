import type { Instant } from '@etalage/core';
import type { Product, ProductVariant } from '../contract/product.ts';
import type { ProductOption } from '../contract/productParts.ts';
import { attributeText, type WithAttributes } from './values.ts';
import { chooseVariant, type VariantQuestion, type VariantSettings } from './variants.ts';

/** What `errors.variants` says when no variant can be chosen (VAR-06). */
export const noVariants = 'No available product variants';

/** Fields that stay the product's own when a variant becomes current (wire contract 19.7). */
const kept = new Set(['name', 'visibility', 'type_id', 'url_key', 'url_path', 'slug']);

/** The chosen options of a variant in the wire's form: ids as text, labels for display (PROD-10). */
export function productOptionOf(
  { configurable_options }: Pick<Product, 'configurable_options'>,
  variant: WithAttributes,
): ProductOption {
  const chosen = (configurable_options ?? []).flatMap((option) => {
    const value = option.attribute_code ? attributeText(variant, option.attribute_code) : undefined;
    if (value === undefined) return [];
    const label = option.values.find(({ value_index }) => String(value_index) === value)?.label;
    return [
      {
        option_id: String(option.attribute_id ?? option.id ?? ''),
        option_value: value,
        ...(option.label ? { label: option.label } : {}),
        ...(label ? { value: label } : {}),
      },
    ];
  });
  return { extension_attributes: { configurable_item_options: chosen } };
}

/** What choosing led to; the product as it was stays when there is no such combination. */
export type Configured = { kind: 'configured' | 'no-such-combination' | 'none-available'; product: Product };

/** The product with the variant that was chosen as the current one (VAR-02). */
export function configureProduct(
  product: Product,
  question: VariantQuestion,
  now: Instant,
  settings?: VariantSettings,
): Configured {
  const choice = chooseVariant<ProductVariant>(product, question, now, settings);
  if (choice.kind === 'no-such-combination') return { kind: choice.kind, product };
  if (choice.kind === 'found') {
    return { kind: 'configured', product: { ...withVariant(product, choice.variant), is_configured: true } };
  }
  const shown = choice.variant ? withVariant(product, choice.variant) : product;
  return {
    kind: choice.kind,
    product: { ...shown, is_configured: false, errors: { ...shown.errors, variants: noVariants } },
  };
}

function withVariant(product: Product, variant: ProductVariant): Product {
  const fields = Object.entries(variant).filter(([field, value]) => overwrites(field, value));
  const option = productOptionOf(product, variant);
  const options = option.extension_attributes.configurable_item_options ?? [];
  return {
    ...product,
    ...Object.fromEntries(fields),
    sku: variant.sku,
    parentSku: product.parentSku ?? product.sku,
    parentId: product.parentId ?? product.id,
    product_option: option,
    options: options.map(({ label, value }) => ({ label, value })),
  };
}

const overwrites = (field: string, value: unknown): boolean => {
  if (kept.has(field) || value === null || value === undefined) return false;
  return field !== 'image' || (value !== '' && value !== 'no_selection');
};
