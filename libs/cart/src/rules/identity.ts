import type { ProductOption } from '../contract.ts';

/** What tells one line from another: the stored lines of both sides have these. */
export type LineIdentity = { sku: string; server_item_id?: number; product_option?: ProductOption };

/**
 * The chosen options as one text: numbers and their texts are equal, the order of options does not matter, labels
 * do not count. '' when nothing was chosen.
 */
export function optionsKey(option: ProductOption | undefined): string {
  const { configurable_item_options, custom_options, bundle_options } = option?.extension_attributes ?? {};
  const parts = [
    ...(configurable_item_options ?? []).map((chosen) => `c:${chosen.option_id}=${chosen.option_value}`),
    ...(custom_options ?? []).map((chosen) => `o:${chosen.option_id}=${chosen.option_value}`),
    ...(bundle_options ?? []).map(
      (chosen) => `b:${chosen.option_id}=${chosen.option_qty}x${chosen.option_selections.map(String).sort().join('+')}`,
    ),
  ];
  return parts.sort().join('&');
}

/** Two lines are one when the server says so, or when sku and chosen options are the same (CART-04). */
export function isSameLine(one: LineIdentity, other: LineIdentity): boolean {
  if (one.server_item_id !== undefined && one.server_item_id === other.server_item_id) return true;
  return one.sku === other.sku && optionsKey(one.product_option) === optionsKey(other.product_option);
}

/** A short stable name of the chosen options (wire contract 7.3); '' when nothing was chosen. */
export function checksum(option: ProductOption | undefined): string {
  const text = optionsKey(option);
  return text === '' ? '' : hash(text);
}

/** Changes with skus, quantities and options of the lines, and with nothing else. */
export const linesHash = (lines: readonly (LineIdentity & { qty: number })[]): string =>
  hash(
    lines
      .map(({ sku, qty, product_option }) => JSON.stringify([sku, qty, optionsKey(product_option)]))
      .sort()
      .join('\n'),
  );

/** FNV-1a, 32 bits, as hexadecimal text. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0');
}
