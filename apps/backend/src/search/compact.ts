type Fields = Record<string, unknown>;

/** The short names of a compact answer (wire contract 2.3). */
const short: Record<string, string> = {
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

/** What a variant leaves out when it equals its parent's. */
const inherited = (field: string): boolean => /price|^image$|^small_image$|^thumbnail$/.test(field);

const shorten = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [short[name] ?? name, value]));

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
      Object.entries(variant).filter(([field, value]) => !inherited(field) || value !== product[field]),
    ),
  );
