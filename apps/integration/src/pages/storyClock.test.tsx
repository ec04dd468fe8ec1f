// @vitest-environment happy-dom
import { pageAt, WholePage } from '@etalage/shell/stories';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { recordedShop } from './recordedShop.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Where the page of the cart names the day. */
const places = ['strip', 'cart', 'footer'];

it.each(['2026-11-24T12:00+01:00', '2026-11-28T23:00+01:00'])(
  'a story of the cart promises the same day of delivery at %s',
  async (now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    render(<WholePage {...await pageAt(recordedShop('fashion'), '/cart/', { quantity: 1 })} />);
    await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toContain('Bezorging in Nederland'));
    const promises = document.body.textContent?.match(/(Nu|Voor 22\.00 uur) besteld, .+? in huis/g);
    expect(promises).toEqual(places.map(() => 'Voor 22.00 uur besteld, morgen in huis'));
  },
);
