import type { StockItem } from './contract/stock.ts';

type Fields = Record<string, unknown>;

/** Long and short names of the compact answer (wire contract 2.3). */
const shortNames: Readonly<Record<string, string>> = {
  name: 'nm',
  description: 'desc',
  url_key: 'u',
  status: 's',
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
  has_options: 'ho',
  required_options: 'ro',
  price: 'p',
  special_price: 'sp',
  final_price: 'fp',
  original_price: 'op',
  original_final_price: 'ofp',
  original_special_price: 'osp',
  minimal_price: 'mp',
  minimal_regular_price: 'mrp',
  tax_class_id: 'tci',
  price_incl_tax: 'pit',
  special_price_incl_tax: 'spit',
  final_price_incl_tax: 'fpit',
  original_price_incl_tax: 'opit',
  price_tax: 'pt',
  special_price_tax: 'spt',
  final_price_tax: 'fpt',
  original_price_tax: 'opt',
};
const longNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(shortNames).map(([long, short]) => [short, long]),
);

/** What a variant leaves out when it equals its product's: all prices and pictures. */
const inherited = Object.keys(shortNames).filter((name) => /price|image|thumbnail/.test(name));

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
  const shared = Object.fromEntries(inherited.flatMap((name) => (name in product ? [[name, product[name]]] : [])));
  return { ...product, configurable_children: children.map((child) => ({ ...shared, ...renamed(child, longNames) })) };
}

/** A product in the compact form of an answer. */
export function toCompact(product: Fields): Fields {
  const children = childrenOf(product);
  const lean = (child: Fields) =>
    Object.fromEntries(
      Object.entries(child).filter(([name, value]) => !inherited.includes(name) || value !== product[name]),
    );
  return renamed(
    children
      ? { ...product, configurable_children: children.map((child) => renamed(lean(child), shortNames)) }
      : product,
    shortNames,
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
