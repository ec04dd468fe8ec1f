import {
  SizeGuide as Guide,
  sizesNl,
  sizeTableOf,
  tablesFor,
  type ProductDetail,
  type SizeTable,
} from '@etalage/catalog';
import { Dialog } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { noNotes } from '../model/pageNotes.ts';
import { sizeGuideSlug } from '../model/sizeGuide.ts';
import { content } from '../pages/content/page.ts';
import { wide } from './SizeGuide.css.ts';

type SizeGuideProps = { product: ProductDetail; onClose: () => void };

/** The size guide over the page, with the tables that the content service has for this product. */
export function SizeGuide({ product, onClose }: SizeGuideProps) {
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
  return (
    <Dialog look="sheet" className={wide} isOpen title={sizesNl.title} closeLabel={sizesNl.close} onClose={onClose}>
      {tables && (
        <Guide
          tables={tables === 'failed' ? tables : tablesFor(tables, { brand, sizes })}
          sizes={sizes}
          size={option?.values.find(({ isChosen }) => isChosen)?.label}
          messages={sizesNl}
          onRetry={load}
        />
      )}
    </Dialog>
  );
}
