/** Long and short names of the compact answer (wire contract 2.3). */
const compactNames: Readonly<Record<string, string>> = {
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

/** What a variant leaves out of a compact answer when it equals its product's: all prices and pictures. */
const inheritedFields: readonly string[] = Object.keys(compactNames).filter((name) =>
  /price|image|thumbnail/.test(name),
);

type Fields = Record<string, unknown>;

const longNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(compactNames).map(([long, short]) => [short, long]),
);

const renamed = (fields: Fields, names: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (fields: Fields): Fields[] | undefined =>
  Array.isArray(fields['configurable_children']) ? fields['configurable_children'].filter(isFields) : undefined;
const inheritedOf = (product: Fields): Fields =>
  Object.fromEntries(inheritedFields.flatMap((name) => (name in product ? [[name, product[name]]] : [])));

/** A product of a compact answer with its long names; variants inherit what they leave out. */
export function fromCompact(hit: Fields): Fields {
  const product = renamed(hit, longNames);
  const children = childrenOf(product);
  if (!children) return product;
  const shared = inheritedOf(product);
  return { ...product, configurable_children: children.map((child) => ({ ...shared, ...renamed(child, longNames) })) };
}

/**
 * A product in the compact form of an answer, of which `select` leaves what is asked for. What a variant lacks and would
 * inherit is said to be nothing.
 */
export function toCompact(product: Fields, select: (fields: Fields) => Fields = (fields) => fields): Fields {
  const said = Object.entries(inheritedOf(product)).flatMap(([name, value]) => (isSaid(value) ? [name] : []));
  const whole = childrenOf(product)?.map((child) => withGaps(child, said));
  const selected = select(whole ? { ...product, configurable_children: whole } : product);
  const shared = inheritedOf(selected);
  const variants = childrenOf(selected)?.map((child) => renamed(unlike(shared, child), compactNames));
  return renamed(variants ? { ...selected, configurable_children: variants } : selected, compactNames);
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

/** A variant with null under those of the names that it lacks. */
function withGaps(variant: Fields, names: readonly string[]): Fields {
  const gaps = names.filter((name) => variant[name] === undefined);
  return gaps.length === 0 ? variant : { ...variant, ...Object.fromEntries(gaps.map((name) => [name, null])) };
}

/** A variant without what it has from its product. */
const unlike = (shared: Fields, variant: Fields): Fields =>
  Object.fromEntries(Object.entries(variant).filter(([name, value]) => !(name in shared) || value !== shared[name]));
