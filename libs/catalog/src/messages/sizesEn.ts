import type { SizeMessages } from './sizesNl.ts';

/** The same in English. */
export const sizesEn: SizeMessages = {
  title: 'Size guide',
  close: 'Close',
  caption: (brand, measure) => `${brand}: ${measure}`,
  chosen: 'your choice',
  none: 'There is no table for this product: its sizes are among the specifications.',
  failed: 'The table could not be loaded.',
  retry: 'Try again',
  bra: 'Find your bra size',
  underBust: 'Under the bust (cm)',
  bust: 'Over the bust (cm)',
  yourSize: (size) => `Your size is ${size}`,
  noSize: 'We find no size for these centimetres. Measure again, or call us: we are glad to help.',
};
