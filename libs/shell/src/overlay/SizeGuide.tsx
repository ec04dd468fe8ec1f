import { SizeGuide as Guide, sizeTableOf, tablesFor } from '@etalage/catalog';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLoaded } from '../connected/useLoaded.ts';
import { noNotes } from '../model/pageNotes.ts';
import { content, sizeGuideSlug } from '../pages/content/page.ts';
import { useLateWords } from '../words/WordsContext.ts';
import { PendingPart } from './lazyPart.tsx';
import type { OverlayProps } from './registry.ts';

/** The size guide, with the tables that the content service has for this product. */
export function SizeGuide({ product }: OverlayProps<'size-guide'>) {
  const messages = useLateWords('sizes');
  const { pages } = useRouteContext({ from: '__root__' });
  const option = product.options.find(({ isSize }) => isSize);
  const sizes = (option?.values ?? []).map(({ label }) => label);
  const { brand } = product;
  const { data, isFailed, retry } = useLoaded(
    useCallback(() => pages.load(content, { params: { slug: sizeGuideSlug }, search: {} }, noNotes), [pages]),
  );
  if (!data && !isFailed) return <PendingPart />;
  const tables = data?.data.body.flatMap((block) => (block.type === 'other' ? (sizeTableOf(block.fields) ?? []) : []));
  return (
    <Guide
      tables={tables ? tablesFor(tables, { brand, sizes }) : 'failed'}
      sizes={sizes}
      size={option?.values.find(({ isChosen }) => isChosen)?.label}
      messages={messages}
      onRetry={retry}
    />
  );
}
