/** Long and short names of the compact answer (wire contract 2.3). */
export const compactNames: Readonly<Record<string, string>> = {
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
export const inheritedFields: readonly string[] = Object.keys(compactNames).filter((name) =>
  /price|image|thumbnail/.test(name),
);
