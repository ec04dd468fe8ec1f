import { ProductPreview, readCard } from '@etalage/catalog';
import { useParams } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { followedLinkAtom } from '../../../model/followedLink.ts';
import { useWords } from '../../../words/WordsContext.ts';

/** In place of a product's page until it is here: what the card tells that the shopper opened. */
export function ComingProduct() {
  const { catalog } = useWords();
  const { parentSku }: { parentSku?: string } = useParams({ strict: false });
  const link = useAtomValue(followedLinkAtom);
  const opened = link && readCard(link);
  useLayoutEffect(() => void scrollTo(0, 0), []);
  return <ProductPreview card={opened?.parentSku === parentSku ? opened : undefined} messages={catalog} />;
}
