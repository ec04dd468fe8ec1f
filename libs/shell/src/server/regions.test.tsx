import { aStoreView } from '@etalage/core/testing';
import type { Theme } from '@etalage/cms/headless';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { noNotes } from '../model/pageNotes.ts';
import { createPageNotes } from './pageNotes.ts';
import { someServices } from '../testing.tsx';
import { dutch } from '../testing/dutch.tsx';
import { loadServerWords } from '../words/serverWords.ts';
import { createRegions } from './regions.tsx';

const store = { view: aStoreView(), words: await loadServerWords(dutch) };
const theme: Theme = { menu: [], menuFooter: [], usps: [], footer: [] };
const linkTo = (href: string) => ({ href, external: false });
const category = { label: 'Keuken', href: '/c/keuken', children: [] };

/** The menu as the server draws it. */
async function menuOf(fetchTheme: () => Promise<Theme>): Promise<string> {
  const services = someServices({ menu: async () => [category], theme: fetchTheme });
  const regions = createRegions({ ...store, services: () => services, logo: '', draw: renderToStaticMarkup });
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

describe('SHIP-11 the promise in the frame of every page', () => {
  const tuesday = (time: string) => Date.parse(`2026-11-24T${time}+01:00`);
  /** The regions of a store with two selling points, and a clock to turn. */
  function aFrame(usps: Theme['usps'] = [{ label: 'Discreet verpakt', text: '' }]) {
    let now = tuesday('12:00:00');
    const services = someServices({ menu: async () => [category], theme: async () => ({ ...theme, usps }) });
    const options = { ...store, services: () => services, logo: '', draw: renderToStaticMarkup, now: () => now };
    return { regions: createRegions(options), turn: (time: string) => void (now = tuesday(time)) };
  }

  it('SHIP-11 the footer promises the day', async () => {
    const { footer } = await aFrame().regions.parts(noNotes);
    expect(footer?.replaceAll(/<[^>]*>/g, '')).toContain('Voor 22.00 uur besteld, morgen in huis. Bezorging €');
  });

  it('SHIP-11 the strip promises the same day, before the selling points of the editors', async () => {
    const { strip } = await aFrame().regions.parts(noNotes);
    expect(strip).toMatch(/Voor 22.00 uur besteld, morgen in huis.*Discreet verpakt/);
  });

  it('SHIP-11 a strip without selling points stays empty', async () => {
    expect((await aFrame([]).regions.parts(noNotes)).strip).toBe('');
  });

  it('SHIP-11 footer and strip turn at the cut-off, though the frame is not fetched anew', async () => {
    const { regions, turn } = aFrame();
    turn('21:59:59');
    await regions.parts(noNotes);
    turn('22:00:00');
    const { footer, strip } = await regions.parts(noNotes);
    for (const part of [footer, strip]) {
      expect(part).toContain('Nu besteld, donderdag 26 november in huis');
      expect(part).not.toContain('morgen in huis');
    }
  });

  it('SHIP-11 no page is kept beyond the cut-off', async () => {
    const { notes, facts } = createPageNotes();
    await aFrame().regions.parts(notes);
    expect(facts().expiresAt).toBe(tuesday('22:00:00'));
  });

  it('SHIP-11 after the cut-off no page is kept beyond midnight', async () => {
    const { regions, turn } = aFrame();
    turn('22:30:00');
    const { notes, facts } = createPageNotes();
    await regions.parts(notes);
    expect(facts().expiresAt).toBe(tuesday('23:59:59') + 1000);
  });
});
