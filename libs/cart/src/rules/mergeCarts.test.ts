import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeCarts, type MergedLine, type MergeSettings, type MergeSides } from './mergeCarts.ts';

const towel = (qty: number): MergedLine => ({ sku: 'HD', qty });
const sheet = (qty: number): MergedLine => ({ sku: 'LK', qty });
/** A towel with a text on it. */
const written = (option_value: string, qty: number): MergedLine => ({
  ...towel(qty),
  product_option: { extension_attributes: { custom_options: [{ option_id: 7, option_value }] } },
});
const usual: MergeSettings = { isForced: false, canRemoveLocal: false, canModifyLocal: false };
const merged = (sides: Partial<MergeSides<MergedLine>>, settings: Partial<MergeSettings> = {}) =>
  mergeCarts({ client: [], server: [], base: [], ...sides }, { ...usual, ...settings });
const changesOf = (...args: Parameters<typeof merged>) =>
  merged(...args).changes.map(({ line, from, to }) => [line.sku, from, to]);

describe('SYNC-09 where the client wins', () => {
  const isForced = true;

  it('SYNC-09 a line that only the client has is sent', () =>
    expect(changesOf({ client: [towel(2)] }, { isForced })).toEqual([['HD', 0, 2]]));
  it('SYNC-09 its quantity is sent where both differ', () =>
    expect(changesOf({ client: [towel(2)], server: [towel(5)] }, { isForced })).toEqual([['HD', 5, 2]]));
  it('SYNC-09 a line that only the server has is deleted there', () =>
    expect(changesOf({ server: [towel(5)] }, { isForced })).toEqual([['HD', 5, 0]]));
  it('SYNC-09 it does so also where the settings give way to the server', () =>
    expect(
      changesOf(
        { client: [towel(2), sheet(1)], server: [towel(5)] },
        { isForced, canRemoveLocal: true, canModifyLocal: true },
      ),
    ).toEqual([
      ['HD', 5, 2],
      ['LK', 0, 1],
    ]));
});

describe('SYNC-10 a merge', () => {
  it('SYNC-10 sends a line that only the client has', () =>
    expect(changesOf({ client: [towel(2)] })).toEqual([['HD', 0, 2]]));
  it('SYNC-10 sends one of a sku that the server has with another choice', () =>
    expect(changesOf({ client: [written('F', 2)], server: [written('L', 1)] })).toEqual([['HD', 0, 2]]));
  it('SYNC-10 removes it locally where the setting says so', () =>
    expect(changesOf({ client: [towel(2)] }, { canRemoveLocal: true })).toEqual([]));
  it('SYNC-10 sends a quantity of the client where it may only remove local lines', () =>
    expect(changesOf({ client: [towel(4)], server: [towel(1)], base: [towel(1)] }, { canRemoveLocal: true })).toEqual([
      ['HD', 1, 4],
    ]));
  it('SYNC-10 sends a line that only the client has where it may only modify local lines', () =>
    expect(changesOf({ client: [towel(2)] }, { canModifyLocal: true })).toEqual([['HD', 0, 2]]));
  it('SYNC-10 removes what the client removed where it may modify local lines', () =>
    expect(changesOf({ server: [towel(1)], base: [towel(1)] }, { canModifyLocal: true })).toEqual([['HD', 1, 0]]));
  it('SYNC-10 leaves a line that only the server has', () => expect(changesOf({ server: [towel(2)] })).toEqual([]));
  it('SYNC-10 sends what the client changed of a quantity', () =>
    expect(changesOf({ client: [towel(4)], server: [towel(1)], base: [towel(1)] })).toEqual([['HD', 1, 4]]));
  it('SYNC-10 takes the quantity of the server where the setting says so', () =>
    expect(changesOf({ client: [towel(4)], server: [towel(1)], base: [towel(1)] }, { canModifyLocal: true })).toEqual(
      [],
    ));
  it('SYNC-10 leaves what another device changed', () =>
    expect(changesOf({ client: [towel(1)], server: [towel(4)], base: [towel(1)] })).toEqual([]));
  it('SYNC-10 leaves what another device removed', () =>
    expect(changesOf({ client: [towel(1)], base: [towel(1)] })).toEqual([]));
  it('SYNC-10 adds up what two devices changed', () =>
    expect(changesOf({ client: [towel(3)], server: [towel(2)], base: [towel(1)] })).toEqual([['HD', 2, 4]]));
  it('SYNC-10 removes what the client removed, but for what came meanwhile', () =>
    expect(changesOf({ client: [], server: [towel(1), sheet(3)], base: [towel(1), sheet(1)] })).toEqual([
      ['HD', 1, 0],
      ['LK', 3, 2],
    ]));
});

it('SYNC-15 carts that never met are added up', () =>
  expect(changesOf({ client: [towel(2), sheet(1)], server: [towel(1)] })).toEqual([
    ['HD', 1, 3],
    ['LK', 0, 1],
  ]));

it('SYNC-15 lines of one sku with other choices are not equal: each is added with its own quantity', () =>
  expect(changesOf({ client: [written('F', 2)], server: [written('L', 1)] })).toEqual([['HD', 0, 2]]));

describe('SYNC-12 a merge records', () => {
  const itemsOf = (...args: Parameters<typeof merged>) => merged(...args).items;
  const atEnd = (client: string, server: string) => [
    { party: 'client', status: client },
    { party: 'server', status: server },
  ];

  it('SYNC-12 a line that the server lacks', () =>
    expect(itemsOf({ client: [towel(2)] })[0]).toEqual({ party: 'server', sku: 'HD', status: 'no-item' }));
  it('SYNC-12 a line that the client lacks', () =>
    expect(itemsOf({ server: [towel(2)] })[0]).toEqual({ party: 'client', sku: 'HD', status: 'no-item' }));
  it('SYNC-12 quantities that differ', () =>
    expect(itemsOf({ client: [towel(2)], server: [towel(3)] })[0]).toEqual({
      ...{ party: 'server', sku: 'HD', status: 'wrong-qty' },
      ...{ 'client-qty': 2, 'server-qty': 3 },
    }));
  it('SYNC-12 each line that differs', () =>
    expect(itemsOf({ client: [towel(2), sheet(4)], server: [towel(3)] }).slice(0, -2)).toMatchObject([
      { sku: 'HD', status: 'wrong-qty' },
      { sku: 'LK', status: 'no-item' },
    ]));
  it('SYNC-12 nothing of equal lines, and that neither side changes', () =>
    expect(itemsOf({ client: [towel(2)], server: [towel(2)], base: [towel(2)] })).toEqual(
      atEnd('no-changes', 'no-changes'),
    ));
  it('SYNC-12 that the client changes', () =>
    expect(itemsOf({ server: [towel(2)] }).slice(-2)).toEqual(atEnd('update-required', 'no-changes')));
  it.each<[how: string, sides: Partial<MergeSides<MergedLine>>]>([
    ['by a quantity that grows', { client: [towel(2)], server: [towel(3)], base: [towel(2)] }],
    ['by a line that goes', { client: [towel(2)], base: [towel(2)] }],
  ])('SYNC-12 that the client changes %s', (_how, sides) =>
    expect(itemsOf(sides).slice(-2)).toEqual(atEnd('update-required', 'no-changes')),
  );
  it('SYNC-12 that the server changes', () =>
    expect(itemsOf({ client: [towel(2)] }).slice(-2)).toEqual(atEnd('no-changes', 'update-required')));
  it.each<[how: string, sides: Partial<MergeSides<MergedLine>>]>([
    ['by a quantity that grows', { client: [towel(3)], server: [towel(2)], base: [towel(2)] }],
    ['by a line that goes', { server: [towel(2)], base: [towel(2)] }],
  ])('SYNC-12 that the server changes %s', (_how, sides) =>
    expect(itemsOf(sides).slice(-2)).toEqual(atEnd('no-changes', 'update-required')),
  );
});

describe('a merge of any carts', () => {
  const cart = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
    .chain((skus) =>
      fc.tuple(...skus.map((sku) => fc.record({ sku: fc.constant(sku), qty: fc.integer({ min: 1, max: 9 }) }))),
    );
  const after = (server: readonly MergedLine[], changes: ReturnType<typeof merged>['changes']) => {
    const quantities = new Map(server.map(({ sku, qty }) => [sku, qty]));
    for (const { line, to } of changes) quantities.set(line.sku, to);
    return [...quantities]
      .filter(([, qty]) => qty > 0)
      .map(([sku, qty]) => ({ sku, qty }))
      .sort(bySku);
  };
  const bySku = (one: MergedLine, other: MergedLine) => one.sku.localeCompare(other.sku);

  it('SYNC-12 a second one changes nothing', () =>
    fc.assert(
      fc.property(cart, cart, cart, fc.boolean(), (client, server, base, isForced) => {
        const both = after(server, merged({ client, server, base }, { isForced }).changes);
        const again = merged({ client: both, server: both, base: both }, { isForced });
        expect(again.changes).toEqual([]);
      }),
    ));

  it('SYNC-10 of two devices ends the same in any order', () =>
    fc.assert(
      fc.property(cart, cart, cart, (one, other, base) => {
        const inOrder = (first: readonly MergedLine[], second: readonly MergedLine[]) => {
          const server = after(base, merged({ client: first, server: base, base }).changes);
          return after(server, merged({ client: second, server, base }).changes);
        };
        const grown = (lines: readonly MergedLine[]) =>
          ['a', 'b', 'c', 'd'].flatMap((sku) => {
            const agreed = base.find((line) => line.sku === sku)?.qty ?? 0;
            const qty = Math.max(agreed, lines.find((line) => line.sku === sku)?.qty ?? 0);
            return qty > 0 ? [{ sku, qty }] : [];
          });
        // Two that take off more than there is meet at nothing; those that add lose nothing.
        expect(inOrder(grown(one), grown(other))).toEqual(inOrder(grown(other), grown(one)));
      }),
    ));

  it('SYNC-15 of carts that never met loses and doubles no piece', () =>
    fc.assert(
      fc.property(cart, cart, (client, server) => {
        const pieces = (lines: readonly MergedLine[]) => lines.reduce((sum, { qty }) => sum + qty, 0);
        expect(pieces(after(server, merged({ client, server }).changes))).toBe(pieces(client) + pieces(server));
      }),
    ));
});
