import { createHttp, guestTokens, parseStoreView } from '@etalage/core';
import { createServices, pages as shopPages, type PageDefinition } from '@etalage/shell/server';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStores } from '../../backend/src/stores/stores.ts';
import { storeFile, stores } from './testing/stores.ts';
import { words } from './testing/words.ts';

const pages: readonly PageDefinition[] = shopPages;
const all = <Value>(read: (store: (typeof stores)[number]) => Value) => stores.map(read);

describe('the store views', () => {
  it('are valid', () => {
    for (const { view } of stores) expect(parseStoreView(view)).toEqual(view);
  });

  it.each([
    ['dailydeal', 1],
    ['fashion', 2],
    ['textile', 3],
  ])('STORE-01 %s has the store id %i', (code, id) => {
    const found = stores.find((store) => store.code === code);
    expect([found?.view.storeCode, found?.view.storeId]).toEqual([code, id]);
  });

  it.each([
    ['dailydeal', true],
    ['fashion', false],
    ['textile', false],
  ])('STORE-03 the hasDailyOffer of %s is %s', (code, hasDailyOffer) =>
    expect(stores.find((store) => store.code === code)?.view.hasDailyOffer).toBe(hasDailyOffer),
  );

  it.each(stores)('STORE-13 the source prices of $view.name include tax', ({ view }) =>
    expect(view.tax.sourcePriceIncludesTax).toBe(true),
  );

  it.each(stores)('STORE-13 the default country of $view.name is NL', ({ view }) =>
    expect(view.tax.defaultCountry).toBe('NL'),
  );

  it('STORE-09 nl-NL is the only locale: each writes in it, and has its words in it', () => {
    expect(new Set(all(({ view }) => view.i18n.defaultLocale))).toEqual(new Set(['nl-NL']));
    expect(new Set(all(({ words }) => words.language))).toEqual(new Set(['nl']));
  });

  describe.each(stores)('STORE-10 the i18n block of $view.name', ({ view }) => {
    it.each([
      ['defaultLocale', 'nl-NL'],
      ['currencySign', '€'],
      ['currencyCode', 'EUR'],
      ['currencyDecimal', ','],
      ['currencyGroup', '.'],
      ['fractionDigits', 2],
      ['priceFormat', '{sign} {amount}'],
      ['dateFormat', 'HH:mm D-M-YYYY'],
    ] as const)(`STORE-10 ${view.name} holds %s %j`, (name, value) => expect(view.i18n[name]).toBe(value));
  });

  it('STORE-05 each has its own tracking id', () =>
    expect(new Set(all(({ view }) => view.trackingId)).size).toBe(stores.length));

  it('STORE-05 each has its own review hash', () =>
    expect(new Set(all(({ view }) => view.reviewHash)).size).toBe(stores.length));

  it.each(stores)('STORE-05 the review calls of $view.name have its hash', async ({ view }) => {
    const hashes: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      hashes.push(new URL(new Request(input, init).url).searchParams.get('hash'));
      return Response.json({}, { status: 503 });
    };
    const urls = { siteUrl: 'https://shop.test', baseUrl: 'http://backend.test' };
    await createServices({ view, words, ...urls, fetch }).reviews();
    expect(hashes).toEqual([view.reviewHash]);
  });

  it('STORE-01 have names, index and card action of their own', () => {
    const told = all(({ view }) => [view.name, view.searchIndex, view.features.productCardAction]);
    expect(told.slice(0, 3)).toEqual([
      ['Dagvondst', 'etalage_dailydeal', 'shopNow'],
      ['Linge', 'etalage_fashion', 'none'],
      ['Weefhuis', 'etalage_textile', 'orderNow'],
    ]);
  });

  it.each([
    ['dailydeal', 8.3, 957],
    ['fashion', 8, 151],
    ['textile', 8.7, 599],
  ])('UI-02 store.rating.%s is %d from %i', (code, score, count) =>
    expect(stores.find((store) => store.code === code)?.view.rating).toEqual({ score, count }),
  );

  it.each([
    ['dailydeal', false],
    ['fashion', false],
    ['textile', true],
  ])('UI-02 price.tiersEnabled of %s is %s', (code, isEnabled) =>
    expect(stores.find((store) => store.code === code)?.view.features.priceTiers).toBe(isEnabled),
  );

  it.each(stores)('UI-02 store.openingHours of $view.name are 09:00-17:00', ({ view }) =>
    expect(view.openingHours).toEqual({ from: '09:00', to: '17:00' }),
  );

  it('STORE-18 no store file, no route and no link names the admin key', () => {
    for (const { code } of stores) expect(storeFile(code, 'src/store.ts'), code).not.toMatch(/admin/i);
    for (const { kind, path, links } of pages) expect(JSON.stringify([path, links ?? {}]), kind).not.toMatch(/admin/i);
  });

  it.each(stores)('STORE-18 no script that a browser gets of $view.storeCode names the admin key', ({ view }) => {
    const assets = new URL(`../../${view.storeCode}/dist/client/assets/`, import.meta.url);
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const file of scripts) expect(readFileSync(new URL(file, assets), 'utf8'), file).not.toMatch(/admin.?key/i);
  });

  it.each([
    ['a guest, without a token', guestTokens, null],
    ['a customer, by their token', { token: () => 'secret' }, 'Bearer secret'],
  ])('STORE-18 the backend sees %s, and nothing else of who calls', async (_who, tokens, authorization) => {
    const seen: Headers[] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      seen.push(new Request(input, init).headers);
      return Response.json({ code: 200, result: [] });
    };
    await createHttp({ storeCode: 'fashion', baseUrl: 'http://shop.test', tokens, fetch }).get('/api/cart/pull');
    expect(seen.map((headers) => headers.get('authorization'))).toEqual([authorization]);
    expect(seen.flatMap((headers) => [...headers.keys()].filter((name) => /admin|cookie/.test(name)))).toEqual([]);
  });

  it('say the same of themselves as the backend does, and of whom to call as its mails do', () => {
    const told = all(({ view }) => {
      const {
        storeCode: code,
        storeId: id,
        name,
        searchIndex,
        baseUrl: url,
        cardImage,
        features,
        contact,
        i18n,
        tax: { userGroup },
      } = view;
      const { priceTiers } = features;
      const [language] = i18n.defaultLocale.split('-');
      return { code, id, name, language, searchIndex, url, cardImage, priceTiers, tax: { userGroup }, contact };
    });
    const shown = readStores().map(
      ({ offers: _offers, bank: _bank, mail: _mail, remindsOfCarts: _reminds, ...store }) => store,
    );
    expect(shown).toEqual(told);
  });
});
