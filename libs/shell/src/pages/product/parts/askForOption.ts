import type { ProductDetail } from '@etalage/catalog';
import { flushSync } from 'react-dom';
import type { ShellMessages } from '../../../messages/nl.ts';

/**
 * Asks for the option that an order lacks: says so at its values, and brings the shopper to the first that can be had.
 * `within` holds the options, where they are not the page's.
 */
export function askForOption(
  show: (product: ProductDetail) => void,
  product: ProductDetail,
  { chooseSizeFirst }: ShellMessages,
  within: ParentNode = document,
): void {
  const { openOption } = product;
  const options = product.options.map((option) =>
    option.code === openOption ? { ...option, problem: chooseSizeFirst } : option,
  );
  flushSync(() => show({ ...product, options }));
  const values = [...within.querySelectorAll<HTMLElement>(`[data-option="${openOption}"] > div > *`)];
  const first = values.find(({ dataset }) => dataset['state'] === undefined) ?? values[0];
  first?.focus({ preventScroll: true });
  // In the middle of the window nothing that sticks to its edges lies over it.
  first?.scrollIntoView({ block: 'center' });
}
