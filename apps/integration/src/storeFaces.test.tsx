// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { visit } from '@etalage/shell/testing';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { dailydealTheme } from '../../dailydeal/src/tokens.ts';
import { fashion } from '../../fashion/src/store.ts';
import { fashionTheme } from '../../fashion/src/tokens.ts';
import { textile } from '../../textile/src/store.ts';
import { textileTheme } from '../../textile/src/tokens.ts';

afterEach(cleanup);

const stores = [
  { view: dailydeal.view, theme: dailydealTheme },
  { view: fashion.view, theme: fashionTheme },
  { view: textile.view, theme: textileTheme },
];
const logoOf = (code: string) => readFileSync(join(import.meta.dirname, `../../${code}/src/logo.svg`), 'utf8');

describe('STORE-04 every store has a face of its own', () => {
  it.each(stores)('$view.name shows its own logo, named after the store', async ({ view }) => {
    const { container } = await visit({ path: '/cart/', view, logo: logoOf(view.storeCode) });
    const home = container.querySelector(`header a[aria-label="${view.name}"]`);
    expect(home?.querySelector('svg')).not.toBeNull();
  });

  it('no two share a logo or a primary colour', () => {
    expect(new Set(stores.map(({ view }) => logoOf(view.storeCode))).size).toBe(3);
    expect(new Set(stores.map(({ theme }) => theme.light.color.action)).size).toBe(3);
  });
});

describe('STORE-08 every store shows its own contact data', () => {
  it.each(stores)('$view.name', async ({ view }) => {
    await visit({ path: '/cart/', view });
    const footer = screen.getByRole('contentinfo');
    const { company, street, postcode, city, phone, email, kvk, vat } = view.contact;
    for (const text of [company, street, postcode, city, phone, email, kvk, vat, 'Ma t/m vr 09:00 - 17:00']) {
      expect(footer.textContent).toContain(text);
    }
  });
});
