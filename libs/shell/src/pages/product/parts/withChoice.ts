import type { CatalogMessages, ProductDetail } from '@etalage/catalog';
import { selectVariant, withOpenSize } from '@etalage/catalog/headless';
import type { ShellMessages } from '../../../messages/nl.ts';

/** Says that no variant has the chosen values. */
export const noSuchVariant = ({ noSuchConfiguration: message, ok: label }: ShellMessages) =>
  ({ type: 'warning', message, action1: { label } }) as const;

/** A product with the variant of a chosen value. A size that is open stays open until one is chosen. */
export function withChoice(
  shown: ProductDetail,
  { sku, code }: { sku: string; code: string },
  words: CatalogMessages,
): ProductDetail {
  const leavesOpen = (shown.openOption ?? code) !== code;
  return leavesOpen ? withOpenSize(shown, sku, words) : selectVariant(shown, sku, words);
}
