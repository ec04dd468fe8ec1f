import type { CartTotals, ItemTotals, PaymentMethod, ServerItem, ShippingMethod } from './contract.ts';
import type { CartLine, NewLine } from './model/line.ts';

/** Home delivery for € 4.95; state only what matters to the test. */
export const aShippingMethod = (differences: Partial<ShippingMethod> = {}): ShippingMethod => ({
  carrier_code: 'homedelivery',
  carrier_title: 'Thuisbezorgd',
  method_code: 'standard',
  method_title: 'Standaardbezorging',
  price_incl_tax: 4.95,
  available: true,
  ...differences,
});

/** iDEAL. */
export const aPaymentMethod = (differences: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code: 'multisafepay_ideal',
  title: 'iDEAL',
  ...differences,
});

/** A towel of € 19.95; state only what matters to the test. */
export const aLine = (differences: Partial<CartLine> = {}): CartLine => ({
  sku: 'HD-50x100-wit',
  parentSku: 'HD-50x100',
  slug: 'handdoek-hotel',
  name: 'Handdoek Hotel',
  image: '/h/d/hd-wit.jpg',
  type: 'configurable',
  quantity: 1,
  price: 1995,
  tiers: [],
  options: [{ label: 'Kleur', value: 'Wit' }],
  option: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '50' }] } },
  stock: { qty: 20, is_in_stock: true, manage_stock: true },
  ...differences,
});

/** The same towel before it is in a cart. */
export function aNewLine(differences: Partial<NewLine> = {}): NewLine {
  const { quantity: _quantity, ...line } = aLine();
  return { ...line, ...differences };
}

/** The server's line of that towel. */
export const aServerItem = (differences: Partial<ServerItem> = {}): ServerItem => ({
  item_id: 1,
  sku: 'HD-50x100-wit',
  qty: 1,
  name: 'Handdoek Hotel',
  price: 19.95,
  product_type: 'configurable',
  quote_id: 'a17b9b5fb9f56652b8280bb94c52cd93',
  ...differences,
});

/** Totals of one towel sent home. */
export const someTotals = (differences: Partial<CartTotals> = {}): CartTotals => ({
  grand_total: 24.9,
  base_grand_total: 24.9,
  subtotal_incl_tax: 19.95,
  items: [],
  total_segments: [
    { code: 'subtotal_incl_tax', title: 'Subtotaal', value: 19.95 },
    { code: 'shipping', title: 'Bezorging', value: 4.95 },
    { code: 'payment', title: 'Betaalkosten', value: 0 },
    { code: 'tax', title: 'Waarvan btw', value: 4.32 },
    { code: 'grand_total', title: 'Totaal', value: 24.9, area: 'footer' },
  ],
  ...differences,
});

/** What totals say of that towel. */
export const anItemTotals = (differences: Partial<ItemTotals> = {}): ItemTotals => ({
  item_id: 1,
  qty: 1,
  name: 'Handdoek Hotel',
  price: 16.49,
  price_incl_tax: 19.95,
  row_total: 16.49,
  row_total_incl_tax: 19.95,
  tax_amount: 3.46,
  tax_percent: 21,
  discount_amount: 0,
  ...differences,
});
