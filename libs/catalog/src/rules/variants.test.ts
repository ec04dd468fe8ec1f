import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVariant, productPrice, valueState, choicesOf, type VariantLike } from './variants.ts';

const now = Date.parse('2026-03-05T12:00:00Z');
const inStock = { is_in_stock: true, qty: 9 };
const soldOut = { is_in_stock: false, qty: 0 };
const variant = (sku: string, kleur: string | number, maat: string, more: Partial<VariantLike> = {}): VariantLike => ({
  sku,
  kleur,
  maat,
  price: 20,
  status: 1,
  stock: inStock,
  ...more,
});
const option = (attribute_code: string) => ({ attribute_code, attribute_id: '1', values: [] });
const product = (...variants: VariantLike[]) => ({
  type_id: 'configurable',
  price: 0,
  configurable_options: [option('kleur'), option('maat')],
  configurable_children: variants,
});
const towel = product(
  variant('wit-50', '1', '50', { price: 10 }),
  variant('wit-70', '1', '70', { price: 15 }),
  variant('blauw-50', 2, '50', { price: 12 }),
  variant('blauw-100', '2', '100', { price: 30 }),
);
const found = (choice: { kind: string; variant?: VariantLike | undefined }) => choice.variant?.sku;

describe('VAR-02 choosing an option value finds the variant anew', () => {
  it('VAR-02 with the choices so far', () =>
    expect(found(chooseVariant(towel, { choices: { kleur: '2', maat: '50' }, last: 'kleur' }, now))).toBe('blauw-50'));
  it('VAR-02 compared as text', () =>
    expect(found(chooseVariant(towel, { choices: { kleur: '2' }, last: 'kleur' }, now))).toBe('blauw-50'));
  it('VAR-02 reads attributes that stand in custom_attributes only', () => {
    const old = product({ sku: 'oud', custom_attributes: [{ attribute_code: 'kleur', value: '7' }] });
    expect(found(chooseVariant(old, { choices: { kleur: '7' }, last: 'kleur' }, now))).toBe('oud');
  });
});

describe('a question for a variant', () => {
  const [first, second] = towel.configurable_children;
  it.each([
    ['by its sku', { sku: 'wit-70' }, { kind: 'found', variant: second }],
    ['without any choice', { choices: {} }, { kind: 'found', variant: first }],
    [
      'by a last choice that it does not hold',
      { choices: { maat: '50' }, last: 'kleur' },
      { kind: 'no-such-combination' },
    ],
  ])('%s', (_what, question, choice) => expect(chooseVariant(towel, question, now)).toEqual(choice));

  it('by a last choice that it does not hold finds no variant without that value either', () => {
    const plain = product({ sku: 'zonder-kleur', maat: '50', price: 20 });
    expect(chooseVariant(plain, { choices: { maat: '50' }, last: 'kleur' }, now).kind).toBe('no-such-combination');
  });

  it('of a product without variants finds none', () =>
    expect(chooseVariant({}, {}, now)).toEqual({ kind: 'none-available', variant: undefined }));

  it('VAR-02 takes the first of those without a price', () => {
    const unpriced = ['a', 'b', 'c'].map((sku) => variant(sku, '1', '50', { price: 0 }));
    const priced = variant('d', '2', '50');
    const choice = chooseVariant(product(priced, ...unpriced), { choices: { kleur: '1' }, last: 'kleur' }, now);
    expect(found(choice)).toBe('a');
  });
});

it('the choices that a variant stands for are those that it has a value for', () => {
  expect(choicesOf(towel, { sku: 'x', kleur: 1 })).toEqual({ kleur: '1' });
  expect(choicesOf({}, { sku: 'x', kleur: 1 })).toEqual({});
});

describe('a value that no variant has', () => {
  it('is no such combination', () =>
    expect(chooseVariant(towel, { choices: { kleur: '9', maat: '50' }, last: 'kleur' }, now).kind).toBe(
      'no-such-combination',
    ));
  it('also when all variants are skipped', () => {
    const gone = product(variant('uit', '1', '50', { status: 2 }));
    expect(chooseVariant(gone, { choices: { kleur: '1' }, last: 'kleur' }, now).kind).toBe('no-such-combination');
  });
});

describe('PRICE-15 a product whose first variant has no price opens', () => {
  const unpriced = variant('zonder-prijs', '1', '50', { price: 0 });
  it.each([
    [
      'on the first variant that can be bought',
      [variant('op', '1', '70', { stock: soldOut }), variant('a', '2', '50'), variant('b', '2', '70')],
      'a',
    ],
    [
      'on the first variant with a price where all of those are sold out',
      [variant('op', '1', '70', { stock: soldOut })],
      'op',
    ],
    ['on the first variant where none has a price', [variant('ook-niet', '2', '50', { price: 0 })], 'zonder-prijs'],
  ])('%s', (_what, others, sku) => expect(found(chooseVariant(product(unpriced, ...others), {}, now))).toBe(sku));

  it('on the variant of the address, with a price or without', () =>
    expect(found(chooseVariant(product(unpriced, variant('a', '2', '50')), { sku: 'zonder-prijs' }, now))).toBe(
      'zonder-prijs',
    ));
});

describe('VAR-04 skipped variants', () => {
  const some = product(
    variant('uit', '1', '50', { status: 2 }),
    variant('op', '1', '50', { stock: soldOut }),
    variant('goed', '1', '50', { price: 99 }),
  );
  it('VAR-04 are those whose status is 2 or more', () =>
    expect(found(chooseVariant(some, { sku: 'uit' }, now))).toBe('op'));
  it('VAR-04 are those out of stock, unless they are listed', () => {
    expect(found(chooseVariant(some, { sku: 'op' }, now, { listOutOfStock: true }))).toBe('op');
    expect(found(chooseVariant(some, { sku: 'op' }, now, { listOutOfStock: false }))).toBe('goed');
  });
});

describe('VAR-05 among the remaining variants wins', () => {
  it.each([
    ['the exact sku', { sku: 'blauw-100', choices: { kleur: '1', maat: '50' } }, 'blauw-100'],
    ['the most choices', { choices: { kleur: '2', maat: '100' } }, 'blauw-100'],
    ['at equal matches the lower price', { choices: { kleur: '2' } }, 'blauw-50'],
    [
      'the value chosen last as a condition, even with fewer matches',
      { choices: { kleur: '1', maat: '100' }, last: 'maat' },
      'blauw-100',
    ],
    ['the value chosen last, the other way round', { choices: { kleur: '1', maat: '100' }, last: 'kleur' }, 'wit-50'],
    ['the first, when nothing is asked', {}, 'wit-50'],
  ])('VAR-05 %s', (_what, question, sku) => expect(found(chooseVariant(towel, question, now))).toBe(sku));

  it('VAR-05 at equal prices the lower position', () => {
    const equal = product(variant('a', '1', '50'), variant('b', '1', '70'));
    expect(found(chooseVariant(equal, { choices: { kleur: '1' }, last: 'kleur' }, now))).toBe('a');
  });

  it('VAR-05 by the price that runs now', () => {
    const special = product(variant('a', '1', '50'), variant('b', '1', '70', { price: 25, special_price: 19 }));
    expect(found(chooseVariant(special, { choices: { kleur: '1' }, last: 'kleur' }, now))).toBe('b');
  });
});

describe('VAR-07 the price of a configurable product', () => {
  it('is that of its cheapest variant', () => expect(productPrice(towel, now)?.price).toBe(1000));
  it('leaves out disabled variants', () =>
    expect(
      productPrice(product(variant('uit', '1', '50', { price: 1, status: 2 }), variant('a', '1', '70')), now)?.price,
    ).toBe(2000));
  it('leaves out variants out of stock when they are not listed', () => {
    const some = product(variant('op', '1', '50', { price: 1, stock: soldOut }), variant('a', '1', '70'));
    expect(productPrice(some, now, { listOutOfStock: false })?.price).toBe(2000);
    expect(productPrice(some, now, { listOutOfStock: true })?.price).toBe(100);
  });
  it('comes with the original price of that variant', () =>
    expect(productPrice(product(variant('a', '1', '50', { special_price: 15 })), now)).toEqual({
      price: 1500,
      fullPrice: 2000,
      originalPrice: 2000,
      isReduced: true,
      discountPercent: -25,
    }));
  it('is its own without variants', () =>
    expect(productPrice({ price: 39, configurable_children: [] }, now)?.price).toBe(3900));
});

describe('which option values are available', () => {
  it.each([
    ['a value with a variant for the other choices', 'maat', '50', 'available'],
    ['a value without one', 'maat', '70', 'unavailable'],
    ['a value of the same attribute replaces the choice', 'kleur', '1', 'available'],
  ])('%s', (_what, code, value, state) =>
    expect(valueState(towel, { kleur: '2', maat: '50' }, code, value)).toBe(state),
  );

  it('a value whose variants are all sold out', () =>
    expect(valueState(product(variant('op', '1', '50', { stock: soldOut })), {}, 'kleur', '1')).toBe('sold-out'));
});

it('tells the choices that a variant stands for', () =>
  expect(choicesOf(towel, variant('x', 2, '50'))).toEqual({ kleur: '2', maat: '50' }));

describe('the choice of a variant, whatever there is', () => {
  const [colours, sizes] = [
    ['1', '2', '3'],
    ['50', '70', '100'],
  ];
  const someVariant = fc.record({
    kleur: fc.constantFrom(...colours),
    maat: fc.constantFrom(...sizes),
    price: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(1, 2, 3),
    stock: fc.constantFrom(inStock, soldOut),
  });
  const someProduct = fc
    .array(someVariant, { maxLength: 10 })
    .map((list) => product(...list.map((entry, at) => ({ ...entry, sku: `v${at}` }))));
  const asked = fc.record({
    choices: fc.record({ kleur: fc.constantFrom(...colours), maat: fc.constantFrom(...sizes) }),
    last: fc.constantFrom('kleur' as const, 'maat' as const),
  });
  const listings = fc.record({ listOutOfStock: fc.boolean() });
  type Asked = { choices: Record<'kleur' | 'maat', string>; last: 'kleur' | 'maat' };

  /** What may be chosen, the best first: by the words of VAR-04 and VAR-05 alone. */
  const inOrder = (
    { configurable_children: all }: ReturnType<typeof product>,
    { choices, last }: Asked,
    { listOutOfStock }: { listOutOfStock: boolean },
  ) => {
    const other = last === 'kleur' ? 'maat' : 'kleur';
    const isOffered = ({ status, stock }: VariantLike) => Number(status) < 2 && (listOutOfStock || stock === inStock);
    const fitting = all.filter((one) => isOffered(one) && one[last] === choices[last]);
    const misses = (one: VariantLike) => (one[other] === choices[other] ? 0 : 1);
    return fitting.toSorted((one, two) => misses(one) - misses(two) || Number(one.price) - Number(two.price));
  };

  it('VAR-03, VAR-04, VAR-05 is the best that has the value chosen last, and none where no variant has it', () => {
    fc.assert(
      fc.property(someProduct, asked, listings, (some, question, settings) => {
        const [best] = inOrder(some, question, settings);
        const choice = chooseVariant(some, question, now, settings);
        expect([choice.kind, found(choice)]).toEqual(best ? ['found', best.sku] : ['no-such-combination', undefined]);
      }),
    );
  });

  it('VAR-05 is the one of the sku, whatever else was chosen, where that may be chosen at all', () => {
    fc.assert(
      fc.property(someProduct, asked, fc.nat(9), (some, question, at) => {
        const named = some.configurable_children[at];
        fc.pre(named !== undefined && Number(named.status) < 2);
        expect(found(chooseVariant(some, { ...question, sku: `v${at}` }, now))).toBe(`v${at}`);
      }),
    );
  });

  it('VAR-09 a value is unavailable just where no variant that is for sale has it with the other choices', () => {
    fc.assert(
      fc.property(someProduct, asked, (some, { choices, last }) => {
        const has = some.configurable_children.filter(
          ({ kleur, maat, status }) => kleur === choices.kleur && maat === choices.maat && Number(status) < 2,
        );
        const state = has.some(({ stock }) => stock === inStock) ? 'available' : 'sold-out';
        expect(valueState(some, choices, last, choices[last])).toBe(has.length === 0 ? 'unavailable' : state);
      }),
    );
  });
});
