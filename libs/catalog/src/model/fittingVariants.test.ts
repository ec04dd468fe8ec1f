import { describe, expect, it } from 'vitest';
import { aProduct, aVariant, aViewContext } from '../testing.ts';
import { fittingVariants } from './fittingVariants.ts';
import { summaryOf } from './summary.ts';

const [blue, white] = ['50', '51'];
const [small, large] = ['167', '168'];
const soldOut = { product_id: 1, qty: 0, is_in_stock: false, manage_stock: true };

/** Blue in small and large, white in small only. */
const variants = aProduct().configurable_children ?? [];
const kleur = (...ids: string[]) => ({ attribute: 'kleur', ids });
const maat = (...ids: string[]) => ({ attribute: 'maat', ids });
const brand = { attribute: 'manufacturer', ids: ['7'] };

describe('LIST-06 the variants that a narrowed list stands for', () => {
  it.each([
    // what is chosen                               so it is                          these
    ['one colour', [kleur(white)], ['JAS-WIT-S']],
    ['one size', [maat(large)], ['JAS-BLAUW-L']],
    ['either of two colours', [kleur(blue, white)], ['JAS-BLAUW-S', 'JAS-BLAUW-L', 'JAS-WIT-S']],
    ['a colour and a size', [kleur(blue), maat(large)], ['JAS-BLAUW-L']],
    ['a colour and a size it does not come in: its colour', [maat(large), kleur(white)], ['JAS-WIT-S']],
    ['a colour beside what no variant tells', [brand, kleur(white)], ['JAS-WIT-S']],
    ['nothing', [], []],
    ['only what no variant tells', [brand], []],
    ['what none of them is', [kleur('52')], []],
    ['a size that none of them has, and no colour', [maat('169')], []],
  ])('LIST-06 %s', (_title, chosen, skus) =>
    expect(fittingVariants(variants, chosen).map(({ sku }) => sku)).toEqual(skus),
  );

  it('LIST-06 asks of each variant what any of them tells', () => {
    const plain = { sku: 'X', kleur: white };
    expect(fittingVariants([plain, ...variants], [maat(small), kleur(white)]).map(({ sku }) => sku)).toEqual([
      'JAS-WIT-S',
    ]);
  });

  it('LIST-06 knows a colour that stands among custom attributes', () => {
    const variant = { sku: 'X', custom_attributes: [{ attribute_code: 'kleur', value: 51 }] };
    expect(fittingVariants([variant], [kleur(white)])).toEqual([variant]);
  });
});

describe('the card in a narrowed list', () => {
  const card = (chosen: Parameters<typeof fittingVariants>[1], product = aProduct()) =>
    summaryOf(product, aViewContext(), chosen);

  it('shows and opens the chosen colour', () => {
    expect(card([kleur(white)])).toMatchObject({ sku: 'JAS-WIT-S', image: '/jas-wit.jpg' });
    expect(card([kleur(blue)])).toMatchObject({ sku: 'JAS-BLAUW-S', image: '/jas-blauw.jpg' });
  });
  it('VAR-07 keeps the price of its cheapest variant, as the list is filtered and sorted by that', () => {
    expect(card([kleur(blue)])).toMatchObject({ price: 4900, isFrom: true });
  });
  it('opens a variant that can be had before one that cannot', () => {
    const [first, second] = [aVariant({ stock: soldOut }), aVariant({ sku: 'JAS-BLAUW-L', maat: large })];
    const product = aProduct({ configurable_children: [first, second] });
    expect(card([kleur(blue)], product).sku).toBe('JAS-BLAUW-L');
    expect(card([kleur(blue), maat(small)], product)).toMatchObject({
      sku: 'JAS-BLAUW-S',
      stock: { status: 'out_of_stock' },
    });
  });
  it('shows the product’s picture where the variant has none', () => {
    const product = aProduct({ configurable_children: [aVariant({ image: 'no_selection' })] });
    expect(card([kleur(blue)], product).image).toBe('/jas-blauw.jpg');
  });
  it('is as it was where nothing fits', () =>
    expect(card([kleur('52')])).toEqual(summaryOf(aProduct(), aViewContext())));
});
