// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { visit } from '@etalage/shell/testing';
import { storeFile, stores } from './testing/stores.ts';

afterEach(cleanup);

const logoOf = (code: string) => storeFile(code, 'src/logo.svg');

describe('STORE-04 every store has a face of its own', () => {
  it.each(stores)('$view.name shows its own logo, named after the store', async ({ view }) => {
    const { container } = await visit({ path: '/cart/', view, logo: logoOf(view.storeCode) });
    const home = container.querySelector(`header a[aria-label="${view.name}"]`);
    expect(home?.querySelector('svg')).not.toBeNull();
  });

  it('no two share a logo or a primary colour', () => {
    expect(new Set(stores.map(({ view }) => logoOf(view.storeCode))).size).toBe(stores.length);
    expect(new Set(stores.map(({ theme }) => theme.light.color.action)).size).toBe(stores.length);
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
