import { productDocument } from '@etalage/catalog/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quickTest } from './quickTest.ts';

const test = quickTest(productDocument);
const whole = {
  id: 7,
  sku: 'L-1',
  name: 'Laken',
  price: '9,95',
  new: true,
  warnings: ['Heet wassen'],
  stock: [{ qty: 3, is_in_stock: '1' }],
  tier_prices: [{ qty: 2, value: 8.5, customer_group_id: null }],
  configurable_children: [
    {
      sku: 'L-1-90',
      id: '8',
      kleur: [1, '2'],
      stock: { qty: 1 },
      custom_attributes: [{ attribute_code: 'maat', value: 1 }],
    },
  ],
  anything: { else: [1] },
};

describe('a test as the schema makes it', () => {
  it('takes what is as the contract has it', () => expect(test(whole)).toBe(true));
  it.each([null, undefined, 7, 'x', [], {}])('refuses %s', (value) => expect(test(value)).toBe(false));
  it('agrees with the schema on whatever a field may hold instead', () => {
    const paths = [...pathsIn(whole)];
    const missing = Symbol('missing');
    const odd = fc.oneof(
      fc.constant(missing),
      fc.jsonValue(),
      fc.constant(Number.NaN),
      fc.constant(undefined),
      fc.constant(''),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), odd, (path, value) => {
        const document = replaced(whole, path, value === missing ? undefined : value, value === missing);
        expect(test(document)).toBe(v.is(productDocument, document));
      }),
      { numRuns: 3000 },
    );
  });
});

type Path = readonly (string | number)[];

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, name]);
}

function replaced(value: unknown, [name, ...rest]: Path, by: unknown, isLeftOut: boolean): unknown {
  if (name === undefined) return by;
  const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? [...value] : { ...Object(value) };
  if (isLeftOut && rest.length === 0 && Array.isArray(copy)) copy.splice(Number(name), 1);
  else if (isLeftOut && rest.length === 0) Reflect.deleteProperty(copy, name);
  else Reflect.set(copy, name, replaced(Reflect.get(copy, name), rest, by, isLeftOut));
  return copy;
}
