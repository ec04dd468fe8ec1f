import { compactNames, inheritedFields } from './contract/compact.ts';
import type { StockItem } from './contract/stock.ts';

type Fields = Record<string, unknown>;

const longNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(compactNames).map(([long, short]) => [short, long]),
);

const renamed = (fields: Fields, names: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (fields: Fields): Fields[] | undefined =>
  Array.isArray(fields.configurable_children) ? fields.configurable_children.filter(isFields) : undefined;

/** A product of a compact answer with its long names; variants inherit what they leave out. */
export function fromCompact(hit: Fields): Fields {
  const product = renamed(hit, longNames);
  const children = childrenOf(product);
  if (!children) return product;
  const shared = Object.fromEntries(
    inheritedFields.flatMap((name) => (name in product ? [[name, product[name]]] : [])),
  );
  return { ...product, configurable_children: children.map((child) => ({ ...shared, ...renamed(child, longNames) })) };
}

/** A product in the compact form of an answer. */
export function toCompact(product: Fields): Fields {
  const children = childrenOf(product);
  const lean = (child: Fields) =>
    Object.fromEntries(
      Object.entries(child).filter(([name, value]) => !inheritedFields.includes(name) || value !== product[name]),
    );
  return renamed(
    children
      ? { ...product, configurable_children: children.map((child) => renamed(lean(child), compactNames)) }
      : product,
    compactNames,
  );
}

/** The stock of one product in our words. */
export type Stock = { productId: number; quantity: number; isInStock: boolean; isManaged: boolean };

/** A stock item of the wire in our words. */
export const stockFromWire = ({ product_id, qty, is_in_stock, manage_stock }: StockItem): Stock => ({
  productId: product_id,
  quantity: qty,
  isInStock: is_in_stock,
  isManaged: manage_stock,
});

/** Our stock as an item of the wire. */
export const stockToWire = ({ productId, quantity, isInStock, isManaged }: Stock): StockItem => ({
  product_id: productId,
  qty: quantity,
  is_in_stock: isInStock,
  manage_stock: isManaged,
});
