import { compactNames, inheritedFields } from '@etalage/catalog/contract';

type Fields = Record<string, unknown>;

const shorten = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [compactNames[name] ?? name, value]));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A product with short names, whose variants leave out the prices and pictures that are the product's own. */
export function compactProduct(product: Fields): Fields {
  const { configurable_children: variants } = product;
  if (!Array.isArray(variants)) return shorten(product);
  return {
    ...shorten(product),
    configurable_children: variants.filter(isFields).map((variant) => lean(variant, product)),
  };
}

const lean = (variant: Fields, product: Fields): Fields =>
  shorten(
    Object.fromEntries(
      Object.entries(variant).filter(([field, value]) => !inheritedFields.includes(field) || value !== product[field]),
    ),
  );
