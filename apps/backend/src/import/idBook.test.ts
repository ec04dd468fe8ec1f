import { expect, it } from 'vitest';
import { idBook, type AssignedId } from './idBook.ts';

it('IMPORT-03 continues the numbers of a catalogue with more text ids than a call takes arguments', () => {
  const earlier = Array.from({ length: 300_000 }, (_none, index): AssignedId => {
    return { entity: 'product', sourceId: `sku-${index}`, id: 1_000_000_000 + index };
  });
  const ids = idBook(earlier);
  expect(ids.of('product', 'sku-7')).toBe(1_000_000_007);
  expect(ids.of('product', 'new')).toBe(1_000_300_000);
  expect(ids.assigned()).toEqual([{ entity: 'product', sourceId: 'new', id: 1_000_300_000 }]);
});
