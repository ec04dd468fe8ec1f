import type { ProductDetail } from '@etalage/catalog';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { loadLazyParts } from '../loading/later.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { useLateWords, useWords } from '../words/WordsContext.ts';

/** A product in an overlay, of which the shopper chooses a variant there; one that does not exist is told in a notification. */
export function useVariantChoice(product: ProductDetail) {
  const { catalog } = useWords();
  const shopWords = useLateWords('shop');
  const notify = useSetAtom(notifyAtom);
  const [shown, show] = useState(product);
  const choose = async (sku: string | undefined, code: string) => {
    const { noSuchVariant, withChoice } = await loadLazyParts();
    if (sku === undefined) return void notify(noSuchVariant(shopWords));
    show((now) => withChoice(now, { sku, code }, catalog));
  };
  return { shown, show, choose: (sku: string | undefined, code: string) => void choose(sku, code) };
}
