import { SizeGuide as Guide, sizeTableOf, tablesFor, type SizeTable } from '@etalage/catalog';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { noNotes } from '../model/pageNotes.ts';
import { content, sizeGuideSlug } from '../pages/content/page.ts';
import { useLateWords } from '../words/WordsContext.ts';
import type { OverlayProps } from './registry.ts';

/** The size guide, with the tables that the content service has for this product. */
export function SizeGuide({ product }: OverlayProps<'size-guide'>) {
  const messages = useLateWords('sizes');
  const { pages } = useRouteContext({ from: '__root__' });
  const [tables, setTables] = useState<readonly SizeTable[] | 'failed'>();
  const option = product.options.find(({ code }) => code === 'maat');
  const sizes = (option?.values ?? []).map(({ label }) => label);
  const { brand } = product;
  const load = useCallback(
    () =>
      void pages.load(content, { params: { slug: sizeGuideSlug }, search: {} }, noNotes).then(
        ({ data: { body } }) =>
          setTables(body.flatMap((block) => (block.type === 'other' ? (sizeTableOf(block.fields) ?? []) : []))),
        () => setTables('failed'),
      ),
    [pages],
  );
  useEffect(load, [load]);
  if (tables === undefined) return null;
  return (
    <Guide
      tables={tables === 'failed' ? tables : tablesFor(tables, { brand, sizes })}
      sizes={sizes}
      size={option?.values.find(({ isChosen }) => isChosen)?.label}
      messages={messages}
      onRetry={load}
    />
  );
}
