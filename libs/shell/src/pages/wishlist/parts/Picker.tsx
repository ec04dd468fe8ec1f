import type { ProductDetail } from '@etalage/catalog';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { loadLazyParts } from '../../../loading/later.ts';
import { notifyAtom } from '../../../model/visitAtoms.ts';
import { withWords } from '../../../words/withWords.tsx';
import { useLateWords, useWords } from '../../../words/WordsContext.ts';
import { loadProductPage } from './loadProductPage.ts';

const VariantPicker = withWords([], lazyRouteComponent(loadProductPage, 'VariantPicker'));

type PickerProps = { product: ProductDetail; onChoose: (chosen: ProductDetail) => void };

/** The choices of a wish: what they lead to is not the page of the product, but another item of the list. */
export function Picker({ product, onChoose }: PickerProps) {
  const { catalog } = useWords();
  const words = useLateWords('shop');
  const notify = useSetAtom(notifyAtom);
  const choose = async (sku: string | undefined, code: string) => {
    const { noSuchVariant, withChoice } = await loadLazyParts();
    if (sku === undefined) notify(noSuchVariant(words));
    else onChoose(withChoice(product, { sku, code }, catalog));
  };
  return (
    <Suspense>
      <VariantPicker product={product} messages={catalog} onChoose={(sku, code) => void choose(sku, code)} />
    </Suspense>
  );
}
