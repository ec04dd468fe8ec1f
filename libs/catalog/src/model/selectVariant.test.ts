import { describe, expect, it } from 'vitest';
import { aProductDetail } from '../testing.ts';
import { optionsFor, selectVariant } from './selectVariant.ts';

const words = { optionOutOfStock: 'Deze optie', combinationOutOfStock: 'Deze combinatie' };
const robe = aProductDetail({ info: { soldOut: 'Van hiervoor', gone: 'Ook van hiervoor', note: 'Blijft' } });
const withStock = (status: 'ok' | 'out_of_stock') => ({
  ...robe,
  variants: robe.variants.map((variant) => ({ ...variant, stock: { status } })),
});
const infoOf = (detail: typeof robe) => selectVariant(detail, 'JAS-WIT-S', words).info;

describe('VAR-11 a variant that was chosen', () => {
  it('VAR-11 says nothing of its stock while it has some, nor of the one before', () =>
    expect(infoOf(withStock('ok'))).toEqual({ note: 'Blijft' }));

  it('VAR-11 says that the combination is sold out', () =>
    expect(infoOf(withStock('out_of_stock'))).toEqual({ note: 'Blijft', soldOut: 'Deze combinatie' }));

  it('VAR-11 says that the option is sold out where there is but one', () =>
    expect(infoOf({ ...withStock('out_of_stock'), options: robe.options.slice(0, 1) }).soldOut).toBe('Deze optie'));
});

it('VAR-02 a page without variants stays as it is', () => {
  const detail = { ...robe, variants: [] };
  expect(selectVariant(detail, 'JAS-WIT-S', words)).toBe(detail);
});

it('VAR-02 a value leads to the cheapest variant that has it', () => {
  const [small, large] = robe.variants;
  const two = {
    ...robe,
    variants: [{ ...(small ?? expect.unreachable()), price: 9000 }, large ?? expect.unreachable()],
  };
  const colours = optionsFor(two, {}).find(({ code }) => code === 'kleur');
  expect(colours?.values.find(({ label }) => label === 'Blauw')?.sku).toBe('JAS-BLAUW-L');
});
