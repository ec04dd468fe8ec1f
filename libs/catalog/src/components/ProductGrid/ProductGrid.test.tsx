import { render, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import type { ProductSummary } from '../../model/views.ts';
import { aListing } from '../../testing.ts';
import { ProductGrid } from './ProductGrid.tsx';

const { products } = aListing({ total: 40 });
const others = products.map((product) => ({ ...product, id: product.id + 1000 }));

/** How many cards and places stood in the document after each of the changes that another list makes. */
async function changesTo(next: readonly ProductSummary[], atOnce?: number): Promise<number[][]> {
  let change = (): void => undefined;
  function Shown() {
    const [list, setList] = useState<readonly ProductSummary[]>(products);
    change = () => startTransition(() => setList(next));
    return <ProductGrid products={list} messages={nl} atOnce={list === products ? undefined : atOnce} />;
  }
  render(<Shown />);
  const seen: number[][] = [];
  const note = () => seen.push([document.querySelectorAll('article').length, document.querySelectorAll('li').length]);
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  change();
  await waitFor(() => expect(seen.at(-1)).toEqual([next.length, next.length]));
  observer.disconnect();
  return seen;
}

it('draws the first cards of another list before the others, whose places are kept', async () => {
  expect(await changesTo(others, 10)).toEqual([
    [10, 40],
    [40, 40],
  ]);
});

it('draws all cards together where nothing else is said, and on a server', async () => {
  expect(await changesTo(others)).toEqual([[40, 40]]);
  const served = renderToString(<ProductGrid products={products} messages={nl} />);
  expect(served.match(/<article/g)).toHaveLength(40);
});
