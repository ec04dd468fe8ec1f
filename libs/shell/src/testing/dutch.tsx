import type { ComponentType, ReactNode } from 'react';
import { nl } from '../words/nl.ts';
import type { LateName } from '../words/shopWords.ts';
import { WordsContext } from '../words/WordsContext.ts';

/** The names of all late words. */
export const lateNames: readonly LateName[] = [
  ...(['shop', 'list', 'search', 'cart', 'checkout', 'about', 'legal'] as const),
  ...(['choices', 'backInStock', 'gallery', 'sizes', 'clock', 'blog', 'wishlist', 'outage'] as const),
];
await nl.load(...lateNames);

/** The Dutch words, all of them loaded. */
export const dutch = nl;

/** Renders a part of the shop in Dutch, without its router. */
export const InDutch = ({ children }: { children: ReactNode }) => <WordsContext value={dutch}>{children}</WordsContext>;

/** The decorator of stories that need no more than that. */
export const inDutch = (Story: ComponentType) => (
  <InDutch>
    <Story />
  </InDutch>
);
