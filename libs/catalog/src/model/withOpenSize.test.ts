import { describe, expect, it } from 'vitest';
import { nl } from '../messages/nl.ts';
import { aProduct, aVariant, aViewContext } from '../testing.ts';
import { detailOf } from './detail.ts';
import { productHref } from './hrefs.ts';
import { withOpenSize } from './withOpenSize.ts';
import { selectVariant } from './selectVariant.ts';
import { summaryOf } from './summary.ts';

const soldOut = { qty: 0, is_in_stock: false, manage_stock: true };
const few = { qty: 3, is_in_stock: true, manage_stock: true };
/** Blue in S (sold out), M (59) and L (65), white in S only. */
const variants = [
  aVariant({ stock: soldOut, price: 49 }),
  aVariant({ id: 14, sku: 'JAS-BLAUW-M', maat: '169' }),
  aVariant({ id: 12, sku: 'JAS-BLAUW-L', maat: '168', price: 65 }),
  aVariant({ id: 13, sku: 'JAS-WIT-S', kleur: '51', image: '/jas-wit.jpg' }),
];
const [colour, size] = aProduct().configurable_options ?? [];
const sizes = [...(size?.values ?? []), { value_index: 169, label: 'M' }];
const robe = (configurable_children = variants) =>
  aProduct({
    configurable_options: [
      { ...colour, values: colour?.values ?? [] },
      { ...size, values: sizes },
    ],
    configurable_children,
  });
const opened = (sku?: string, document = robe()) =>
  detailOf(document, sku, aViewContext(), undefined, { leavesSizeOpen: true });
const chosen = (detail: ReturnType<typeof opened>) =>
  detail.options.map(({ values }) => values.find(({ isChosen }) => isChosen)?.label);

describe('the page of a product whose sizes differ in stock', () => {
  it('has its colour chosen, and no size', () => {
    expect(chosen(opened())).toEqual(['Blauw', undefined]);
    expect(opened().openOption).toBe('maat');
  });

  it('shows the lowest price of the sizes in stock as one that prices start from', () =>
    expect(opened()).toMatchObject({ price: 5900, isFrom: true, stock: { status: 'ok' } }));

  it('says nothing of a size that is sold out', () => expect(opened().info).not.toHaveProperty('soldOut'));

  it('shows one price where the sizes in stock cost the same', () => {
    const alike = variants.map((variant) => ({ ...variant, price: 59 }));
    expect(opened(undefined, robe(alike))).not.toHaveProperty('isFrom');
  });

  it('PRICE-18 offers what more pieces cost only where the sizes in stock cost the same', () => {
    const tiered = variants.map((variant) => ({ ...variant, tier_prices: [{ qty: 3, value: 40 }] }));
    expect(opened(undefined, robe(tiered))).not.toHaveProperty('tiers');
    const alike = tiered.map((variant) => ({ ...variant, price: 59 }));
    expect(opened(undefined, robe(alike)).tiers).toMatchObject([{ quantity: 3, price: 4000 }]);
  });

  it('shows the lowest price wherever it stands, and no size without a price before one with', () => {
    const [small, medium, large, ...others] = variants;
    const costing = (price: number, other: number) =>
      robe([aVariant(small), aVariant({ ...medium, price }), aVariant({ ...large, price: other }), ...others]);
    expect(opened(undefined, costing(65, 59))).toMatchObject({ price: 5900, isFrom: true });
    expect(opened(undefined, costing(0, 59))).toMatchObject({ price: 5900, isFrom: true });
  });

  it('STOCK-02 is surely in stock where one of its sizes is', () => {
    const [small, medium, large, ...others] = variants;
    const unknown = { qty: 3 };
    const stocked = (stock: { qty: number }) =>
      opened(
        undefined,
        robe([aVariant(small), aVariant({ ...medium, stock: unknown }), aVariant({ ...large, stock }), ...others]),
      );
    expect(stocked(few).stock).toEqual({ status: 'ok' });
    expect(stocked(unknown).stock).toEqual({ status: 'volatile' });
  });

  it('tells of every size whether it can be had in this colour, and of every colour whether it can be had at all', () =>
    expect(opened().options.map(({ values }) => values.map(({ label, state }) => [label, state]))).toEqual([
      [
        ['Blauw', 'available'],
        ['Wit', 'available'],
      ],
      [
        ['S', 'sold-out'],
        ['L', 'available'],
        ['M', 'available'],
      ],
    ]));

  it('shows the pictures of another colour, still without a size', () => {
    const white = withOpenSize(opened(), 'JAS-WIT-S', nl);
    expect(chosen(white)).toEqual(['Wit', undefined]);
    expect(white.gallery).toMatchObject([{ src: '/jas-wit.jpg' }]);
  });

  it('has no price that others start from once a size is chosen', () => {
    const large = selectVariant(opened(), 'JAS-BLAUW-L', nl);
    expect([large.price, large.isFrom, large.openOption]).toEqual([6500, undefined, undefined]);
  });

  it('differ in stock where few of one are left', () => {
    const [, medium, ...others] = variants;
    const left = [aVariant({ ...medium, stock: few }), ...others];
    expect(opened(undefined, robe(left)).openOption).toBe('maat');
  });

  it('VAR-08 has the size of the variant in its address chosen', () =>
    expect(chosen(detailOf(robe(), 'JAS-BLAUW-L', aViewContext()))).toEqual(['Blauw', 'L']));

  it('has a size chosen in a colour that is sold out, so that its mail can be asked for', () => {
    const gone = variants.map((variant) => (variant.kleur === '50' ? { ...variant, stock: soldOut } : variant));
    expect(chosen(opened('JAS-BLAUW-M', robe(gone)))).toEqual(['Blauw', 'M']);
  });
});

it.each([
  ['all sizes are in stock alike', variants.slice(1)],
  ['there is one size', variants.filter(({ maat }) => maat === '167')],
])('a size is chosen where %s', (_where, children) => {
  expect(opened(undefined, robe(children)).openOption).toBeUndefined();
});

describe('the card of a product whose sizes differ in stock', () => {
  it('leads to its page without a size', () =>
    expect(productHref(summaryOf(robe(), aViewContext()))).toBe('/p/JAS/badjas-fenne/JAS-BLAUW-S?kies=maat'));

  it('leads to the colour that the list asked for, without a size', () => {
    const white = summaryOf(robe(), aViewContext(), [{ attribute: 'kleur', ids: ['51'] }]);
    expect(productHref(white)).toBe('/p/JAS/badjas-fenne/JAS-WIT-S?kies=maat');
  });

  it('leads to the size that the list asked for', () => {
    const large = summaryOf(robe(), aViewContext(), [{ attribute: 'maat', ids: ['168'] }]);
    expect(productHref(large)).toBe('/p/JAS/badjas-fenne/JAS-BLAUW-L');
  });

  it('leads to the variant where sizes are in stock alike', () =>
    expect(productHref(summaryOf(robe(variants.slice(1)), aViewContext()))).toBe('/p/JAS/badjas-fenne/JAS-BLAUW-M'));
});
