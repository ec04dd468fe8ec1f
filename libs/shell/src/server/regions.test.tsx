import { aStoreView } from '@etalage/core/testing';
import type { Theme } from '@etalage/cms/headless';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { noNotes } from '../model/pageNotes.ts';
import { someServices } from '../testing.tsx';
import { createRegions } from './regions.tsx';

const theme: Theme = { menu: [], menuFooter: [], usps: [], footer: [] };
const linkTo = (href: string) => ({ href, external: false });
const category = { label: 'Keuken', href: '/c/keuken', children: [] };

/** The menu as the server draws it. */
async function menuOf(fetchTheme: () => Promise<Theme>): Promise<string> {
  const services = someServices({ menu: async () => [category], theme: fetchTheme });
  const app = { view: aStoreView() };
  const regions = createRegions({ app, services: () => services, logo: '', draw: renderToStaticMarkup });
  return (await regions.parts(noNotes)).menu ?? '';
}

describe('the menu of every page', () => {
  it('MENU-01 has the links of the content service', async () => {
    const menuFooter = [{ text: 'Winkels', link: linkTo('/i/winkels') }];
    expect(await menuOf(async () => ({ ...theme, menuFooter }))).toContain('href="/i/winkels"');
  });

  it('MENU-12 is there while the content service does not answer', async () => {
    expect(await menuOf(() => Promise.reject(new Error('late')))).toContain('href="/c/keuken"');
  });
});
