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

describe('CACHE-06 what is kept of the regions', () => {
  /** The regions of a store whose only category has the name that was set last. */
  function aFrame() {
    let label = 'Keuken';
    let failure: Error | undefined;
    let pending = Promise.resolve();
    let now = 0;
    const services = someServices({
      menu: async () => {
        const entry = { ...category, label };
        await pending;
        if (failure) throw failure;
        return [entry];
      },
      theme: async () => theme,
    });
    const options = { ...store, services: () => services, logo: '', draw: renderToStaticMarkup, now: () => now };
    const regions = createRegions(options);
    /** What a page shows of them, and its facts; then what it requested has arrived, if it was not held. */
    const draw = async () => {
      const { notes, facts } = createPageNotes();
      const { menu = '' } = await regions.parts(notes);
      await new Promise((resolve) => setTimeout(resolve));
      return { ...facts(), mayBeKept: facts().expiresAt > 0, shows: /href="\/c\/keuken">([^<]*)/.exec(menu)?.[1] };
    };
    return {
      draw,
      forget: regions.forget,
      wait: (milliseconds: number) => void (now += milliseconds),
      rename: (name: string) => void (label = name),
      fail: (error?: Error) => void (failure = error),
      hold: (until: Promise<void>) => void (pending = until),
    };
  }
  const old = { mayBeKept: false, shows: 'Keuken' };
  const renamed = { mayBeKept: true, shows: 'Koken' };

  it('CACHE-06 a page carries the tags of the menu and of the story that frames it', async () => {
    const { tags } = await aFrame().draw();
    expect([...tags]).toEqual(['category', 'storyblok', 'storyblok:config/theme']);
  });

  it.each([[['category']], [['storyblok:config/theme', 'product:7']], [undefined]])(
    'CACHE-06 no page is kept with an old menu, and the next one has the new menu: %j',
    async (tags) => {
      const { draw, forget, rename } = aFrame();
      expect(await draw()).toMatchObject({ mayBeKept: true, shows: 'Keuken' });
      rename('Koken');
      forget(tags);
      expect(await draw()).toMatchObject(old);
      expect(await draw()).toMatchObject(renamed);
    },
  );

  it('CACHE-06 a change that the regions do not show leaves them as they are', async () => {
    const { draw, forget, rename } = aFrame();
    await draw();
    rename('Koken');
    forget(['product:7', 'category:3', 'storyblok:home']);
    for (const _page of [1, 2]) expect(await draw()).toMatchObject({ mayBeKept: true, shows: 'Keuken' });
  });

  it('CACHE-06 drops a menu that was requested before a change', async () => {
    const { draw, forget, hold, rename } = aFrame();
    await draw();
    forget();
    const before = Promise.withResolvers<void>();
    hold(before.promise);
    expect(await draw()).toMatchObject(old);
    rename('Koken');
    forget();
    hold(Promise.resolve());
    expect(await draw()).toMatchObject(old);
    expect(await draw()).toMatchObject(renamed);
    before.resolve();
    await draw();
    expect(await draw()).toMatchObject(renamed);
  });

  it('CACHE-06 the first pages have a menu also when it is forgotten before it has come', async () => {
    const { draw, forget, hold, rename } = aFrame();
    const before = Promise.withResolvers<void>();
    hold(before.promise);
    const first = draw();
    await new Promise((resolve) => setTimeout(resolve));
    rename('Koken');
    forget();
    before.resolve();
    expect(await first).toMatchObject(old);
    await draw();
    expect(await draw()).toMatchObject(renamed);
  });

  it('CACHE-06 while there is no new menu the old one is shown, and kept nowhere', async () => {
    const { draw, fail, forget, rename, wait } = aFrame();
    await draw();
    rename('Koken');
    forget();
    fail(new Error('late'));
    for (const _page of [1, 2, 3]) expect(await draw()).toMatchObject(old);
    fail();
    wait(1000);
    await draw();
    expect(await draw()).toMatchObject(renamed);
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
