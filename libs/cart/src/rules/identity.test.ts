import { describe, expect, it } from 'vitest';
import type { ProductOption } from '../contract.ts';
import { checksum, isSameLine, linesHash, optionsKey } from './identity.ts';

const chosen = (...options: [id: string | number, value: string | number][]): ProductOption => ({
  extension_attributes: {
    configurable_item_options: options.map(([option_id, option_value]) => ({ option_id, option_value })),
  },
});
/** What was written on it, as an initial on a towel. */
const written = (option_value: string, option_id = 7): ProductOption => ({
  extension_attributes: { custom_options: [{ option_id, option_value }] },
});
/** A bundle of one part. */
const bundled = (part: number, option_qty = 1): ProductOption => ({
  extension_attributes: { bundle_options: [{ option_id: 1, option_qty, option_selections: [part] }] },
});
const blueSmall = chosen(['93', '50'], ['142', '167']);

describe('CART-04 which line is the same line', () => {
  it.each([
    ['the server says so', { sku: 'A', server_item_id: 7 }, { sku: 'B', server_item_id: 7 }, true],
    [
      'sku and options are equal',
      { sku: 'A', product_option: blueSmall },
      { sku: 'A', product_option: blueSmall },
      true,
    ],
    [
      'numbers, texts and order of options do not matter',
      { sku: 'A', product_option: blueSmall },
      { sku: 'A', product_option: chosen([142, 167], [93, 50]) },
      true,
    ],
    [
      'another option',
      { sku: 'A', product_option: blueSmall },
      { sku: 'A', product_option: chosen(['93', '51']) },
      false,
    ],
    [
      'another value of the same options',
      { sku: 'A', product_option: blueSmall },
      { sku: 'A', product_option: chosen(['93', '50'], ['142', '168']) },
      false,
    ],
    [
      'another text on it',
      { sku: 'A', product_option: written('F') },
      { sku: 'A', product_option: written('L') },
      false,
    ],
    ['another part', { sku: 'A', product_option: bundled(3003) }, { sku: 'A', product_option: bundled(3004) }, false],
    [
      'the same text in another place',
      { sku: 'A', product_option: written('F') },
      { sku: 'A', product_option: written('F', 8) },
      false,
    ],
    [
      'the same value of another option',
      { sku: 'A', product_option: chosen(['93', '50']) },
      { sku: 'A', product_option: chosen(['142', '50']) },
      false,
    ],
    [
      'another quantity of a part',
      { sku: 'A', product_option: bundled(3003) },
      { sku: 'A', product_option: bundled(3003, 2) },
      false,
    ],
    ['another sku', { sku: 'A' }, { sku: 'B' }, false],
    ['neither has a server id', { sku: 'A' }, { sku: 'A' }, true],
  ])('CART-04 %s', (_title, one, other, same) => expect(isSameLine(one, other)).toBe(same));
});

describe('names of options and carts', () => {
  it('has no name for no choice', () => {
    expect(optionsKey(undefined)).toBe('');
    expect(checksum(undefined)).toBe('');
  });
  it('names custom and bundle options too', () =>
    expect(
      optionsKey({
        extension_attributes: {
          custom_options: [{ option_id: 7, option_value: '11,12' }],
          bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [3004, 3003] }],
        },
      }),
    ).toBe('b:1=1x3003+3004&o:7=11,12'));
  it('gives equal choices equal checksums of eight characters', () => {
    expect(checksum(blueSmall)).toBe(checksum(chosen([142, '167'], [93, '50'])));
    expect(checksum(blueSmall)).toMatch(/^[0-9a-f]{8}$/);
  });
  it('begins a checksum with zeros where its number is small', () =>
    expect(checksum(chosen(['23', '50']))).toBe('03a4c3f3'));
  it('SYNC-02 hashes lines with other options to another hash', () =>
    expect(linesHash([{ sku: 'A', qty: 1, product_option: blueSmall }])).not.toBe(linesHash([{ sku: 'A', qty: 1 }])));
  it('hashes skus, quantities and options, in any order', () => {
    const lines = [
      { sku: 'A', qty: 1 },
      { sku: 'B', qty: 2 },
    ];
    expect(linesHash(lines)).toBe(linesHash([...lines].reverse()));
    expect(linesHash(lines)).not.toBe(linesHash([{ sku: 'A', qty: 2 }, ...lines.slice(1)]));
  });
});
