import { cleanup, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Theme } from '@etalage/cms/headless';
import { visit } from '../../testing.tsx';

const point = (label: string) => ({ label, text: '' });
const more = { ...point('Gratis verzending'), link: { href: '/i/bezorgen', external: false } };

/** The selling points above the header, without the delivery promise, which depends on the day. */
async function barOf(theme: Partial<Theme>) {
  const { container } = await visit({
    path: '/cart/',
    services: { theme: async () => ({ menu: [], menuFooter: [], usps: [], footer: [], ...theme }) },
    // This country has no delivery promise.
    view: { tax: { sourcePriceIncludesTax: true, defaultCountry: 'US', userGroup: false } },
  });
  return container.querySelector<HTMLElement>('#region-strip aside');
}
const listOf = (bar: HTMLElement | null) => within(bar ?? expect.unreachable('a bar')).getByRole('list');

describe('HEADER-10 the bar of selling points', () => {
  it('HEADER-10 shows the label of each point of the theme', async () => {
    const list = listOf(await barOf({ usps: [point('Morgen in huis'), more] }));
    const points = within(list).getAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual(['Morgen in huis', 'Gratis verzending']);
  });

  it('HEADER-10 leads where a point has a link, and nowhere else', async () => {
    const list = listOf(await barOf({ usps: [point('Morgen in huis'), more] }));
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Gratis verzending', '/i/bezorgen'],
    ]);
  });

  it('HEADER-10 has as many turns as points', async () => {
    const list = listOf(await barOf({ usps: [point('a'), point('b'), point('c')] }));
    expect(list.style.getPropertyValue('--points')).toBe('3');
  });

  it('HEADER-10 can be stopped where several take turns, and only there', async () => {
    const several = await barOf({ usps: [point('a'), point('b')] });
    expect(
      within(several ?? expect.unreachable('a bar')).getByRole('checkbox', { name: 'Stilzetten' }),
    ).not.toBeChecked();
    cleanup();
    const one = await barOf({ usps: [point('a')] });
    expect(within(one ?? expect.unreachable('a bar')).queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('takes no room where there is none', async () => expect(await barOf({})).toBeNull());
});
