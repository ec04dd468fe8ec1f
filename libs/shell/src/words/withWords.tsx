import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { withStyles } from '../loading/styles.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import type { LateName, ShopWords } from './shopWords.ts';
import { useWords } from './WordsContext.ts';

type Component<Props> = (props: Props) => ReactNode;

/** Milliseconds before a failed load is retried: React renders a component that throws twice, and a retry at each render would loop. */
const retryAfter = 1000;

/** A component whose words load with its code. */
export type WordedComponent<Props> = Component<Props> & {
  preload(words: ShopWords): Promise<void>;
  /** In one language, as the router takes it. */
  in(words: ShopWords): Component<Props> & { preload(): Promise<void> };
};

/**
 * A component whose late words load beside its code, and which is rendered once both are there. Where the words do not
 * load `Instead` is rendered, or an error is thrown. `isBare` is for code that loads by `loadOnline`, which waits for its style
 * sheets itself, and for what is rendered even without them: a sheet that another component misses is no error of these.
 */
export function withWords<Props extends object>(
  names: readonly LateName[],
  Code: AsyncRouteComponent<Props>,
  { Instead, isBare }: { Instead?: Component<Props>; isBare?: boolean } = {},
): WordedComponent<Props> {
  const parts = new WeakMap<ShopWords, AsyncRouteComponent<Props>>();
  const loaded = new WeakSet<ShopWords>();
  const load = async (words: ShopWords) => {
    const loadBoth = () => Promise.all([whenOnline(() => words.load(...names)), Code.preload?.()]);
    await (isBare ? loadBoth() : withStyles(loadBoth));
    loaded.add(words);
  };
  const loadPart = async (words: ShopWords): Promise<{ default: Component<Props> }> => {
    try {
      await load(words);
      return { default: (props) => <Code {...props} /> };
    } catch (error) {
      if (Instead) return { default: Instead };
      setTimeout(() => parts.delete(words), retryAfter);
      throw error;
    }
  };
  /** What was rendered before it was loaded stays the same component, and so keeps its state. */
  const partIn = (words: ShopWords) => {
    const part = parts.get(words) ?? (loaded.has(words) ? Code : lazy(() => loadPart(words)));
    parts.set(words, part);
    return part;
  };
  function Worded(props: Props) {
    const Part = partIn(useWords());
    return <Part {...props} />;
  }
  return Object.assign(Worded, {
    preload: load,
    in: (words: ShopWords) => Object.assign((props: Props) => <Worded {...props} />, { preload: () => load(words) }),
  });
}
