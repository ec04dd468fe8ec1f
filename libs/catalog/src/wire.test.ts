import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stockFromWire, stockToWire } from './wire.ts';

it('a stock item and our stock are each other’s inverse', () => {
  const stock = fc.record({
    productId: fc.nat(),
    quantity: fc.nat(),
    isInStock: fc.boolean(),
    isManaged: fc.boolean(),
  });
  fc.assert(
    fc.property(stock, (ours) => {
      expect(stockFromWire(stockToWire(ours))).toEqual(ours);
    }),
  );
});
