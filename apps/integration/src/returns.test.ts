import { createServices } from '@etalage/shell/server';
import { describe, expect, it } from 'vitest';
import { fashion } from '../../fashion/src/store.ts';
import { aBackend } from '../../backend/src/testing/aBackend.ts';
import { demoDocuments } from './testing/demoDocuments.ts';
import { kinds, shown } from './testing/shown.ts';
import { words } from './testing/words.ts';

/** What is sealed by the first word of its name, and how the pages call it. */
const sealed = {
  Badpak: 'badpakken',
  Body: 'body’s',
  Boxershort: 'boxers',
  Hipster: 'hipsters',
  Losse: 'boxers',
  Panty: 'panty’s',
  Slip: 'slips',
  String: 'strings',
};

/** Every text that a shopper reads on the pages about returning, and around all pages. */
async function told() {
  const { fetch } = await aBackend();
  const services = createServices({
    words,
    view: fashion.view,
    siteUrl: 'https://f.test',
    baseUrl: 'http://backend.test',
    fetch,
  });
  const [returns, home, theme] = await Promise.all([
    shown(services, kinds.content, { params: { slug: 'retourneren' } }),
    shown(services, kinds.home),
    services.theme(),
  ]);
  return { returns: JSON.stringify(returns), home: JSON.stringify(home), around: JSON.stringify(theme) };
}

describe('LEGAL-08 what may be sent back only unopened', () => {
  it('LEGAL-08 is what is worn on bare skin below, and nothing that one must try on', () => {
    const { products } = demoDocuments('fashion');
    const names = products.filter(({ is_sealed_hygiene }) => is_sealed_hygiene === true).map(({ name }) => name);
    expect([...new Set(names.map((name) => name.split(' ')[0]))].sort()).toEqual(Object.keys(sealed));
  });

  it('LEGAL-08 is named on the page about returning, which asks it of nothing else', async () => {
    const { returns, home, around } = await told();
    const [, asked = ''] =
      /"([^".]+) zijn om de hygiëne verzegeld: die kun je alleen ongeopend terugsturen/.exec(returns) ?? [];
    expect(new Set(asked.toLowerCase().split(/, | en /))).toEqual(new Set(Object.values(sealed)));
    expect(returns.match(/ongeopend/g)).toHaveLength(1);
    expect(home).toContain('kan alleen ongeopend terug');
    expect(returns + home + around).not.toContain('hygiënestrip');
  });
});

it('no page promises an exchange: another size is a free return and a new order', async () => {
  const { returns, home, around } = await told();
  expect(home + around).not.toMatch(/ruilen/i);
  expect(around).toContain('Gratis retourneren');
  expect(home).toContain('gratis terug');
  expect(returns).toMatch(/Stuur gratis terug wat niet past en bestel opnieuw.*€\u00a04,95, en niets vanaf €\u00a050/u);
});
