import { ProductPreview } from '@etalage/catalog';
import { useParams } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { openedCardAtom } from '../../../model/openedCard.ts';
import { useWords } from '../../../words/WordsContext.ts';

/** In place of a product's page until it is here: what the card tells that the shopper opened. */
export function ComingProduct() {
  const { catalog } = useWords();
  const { parentSku }: { parentSku?: string } = useParams({ strict: false });
  const opened = useAtomValue(openedCardAtom);
  useLayoutEffect(() => void scrollTo(0, 0), []);
  return <ProductPreview card={opened?.parentSku === parentSku ? opened : undefined} messages={catalog} />;
}
