import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { detailOf } from '../../model/detail.ts';
import { selectVariant } from '../../model/selectVariant.ts';
import { aProduct, aProductDetail, aViewContext } from '../../testing.ts';
import { VariantPicker } from './VariantPicker.tsx';

describe('VAR-09 an option value without a variant for the other choices', () => {
  const product = selectVariant(aProductDetail(), 'JAS-WIT-S', nl);
  it('VAR-09 is shown as unavailable but stays selectable', async () => {
    const chosen: (string | undefined)[] = [];
    render(<VariantPicker product={product} messages={nl} onChoose={(sku) => chosen.push(sku)} />);
    const large = screen.getByRole('link', { name: 'L (niet leverbaar in deze combinatie)' });
    expect(large).toHaveAttribute('data-state', 'unavailable');
    await userEvent.click(large);
    expect(chosen).toEqual(['JAS-BLAUW-L']);
  });
  it('VAR-09 differs from one that is available', () => {
    render(<VariantPicker product={product} messages={nl} />);
    expect(screen.getByRole('link', { name: 'Blauw' })).not.toHaveAttribute('data-state');
  });
});

it('leads to the address of the variant without scripts, and marks the choice', () => {
  render(<VariantPicker product={aProductDetail()} messages={nl} />);
  const sizes = within(screen.getByRole('group', { name: 'Maat' }));
  expect(sizes.getByRole('link', { name: 'L' })).toHaveAttribute('href', '/p/JAS/badjas-fenne/JAS-BLAUW-L');
  expect(sizes.getByRole('link', { name: 'S' })).toHaveAttribute('aria-current', 'true');
});

it('ROUTE-25 leads to a variant by its url_path with childSku, where a colour leaves the size open too', () => {
  render(<VariantPicker product={{ ...aProductDetail(), path: '/jas.html', openOption: 'maat' }} messages={nl} />);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('L')).toBe('/jas.html?childSku=JAS-BLAUW-L');
  expect(addressOf('Blauw')).toMatch(/^\/jas\.html\?childSku=JAS-BLAUW-\w+&kies=maat$/);
});

it('the table of sizes is offered where there is a choice of sizes', () => {
  const sizeGuide = { href: '/i/maattabel' };
  const configurable_options = (aProduct().configurable_options ?? []).map((option) => ({
    ...option,
    values: option.values.slice(0, 1),
  }));
  const single = detailOf(aProduct({ configurable_options }), 'JAS-BLAUW-S', aViewContext());
  const { rerender } = render(<VariantPicker product={aProductDetail()} messages={nl} sizeGuide={sizeGuide} />);
  expect(screen.getByRole('link', { name: 'Maattabel' })).toHaveAttribute('href', '/i/maattabel');
  rerender(<VariantPicker product={single} messages={nl} sizeGuide={sizeGuide} />);
  expect(screen.queryByRole('link', { name: 'Maattabel' })).toBeNull();
});

it('a value that no variant has asks for another combination', async () => {
  const [colour, ...others] = aProduct().configurable_options ?? [];
  const red = { value_index: 52, label: 'Rood' };
  const withRed = {
    attribute_code: 'kleur',
    attribute_id: '93',
    label: 'Kleur',
    values: [...(colour?.values ?? []), red],
  };
  const product = detailOf(aProduct({ configurable_options: [withRed, ...others] }), undefined, aViewContext());
  const chosen: (string | undefined)[] = [];
  render(<VariantPicker product={product} messages={nl} onChoose={(sku) => chosen.push(sku)} />);
  await userEvent.click(screen.getByRole('button', { name: /Rood/ }));
  expect(chosen).toEqual([undefined]);
});
