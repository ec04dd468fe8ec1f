import { createHttp, guestTokens, parseStoreView } from '@etalage/core';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStores } from '../../backend/src/stores/stores.ts';
import { stores } from './testing/stores.ts';

const all = <Value>(read: (store: (typeof stores)[number]) => Value) => stores.map(read);

describe('the store views', () => {
  it('are valid', () => {
    for (const { view } of stores) expect(parseStoreView(view)).toEqual(view);
  });

  it('STORE-03 only dailydeal has a daily offer', () => {
    const withOffer = stores.filter(({ view }) => view.hasDailyOffer);
    expect(withOffer.map(({ code }) => code)).toEqual(['dailydeal']);
  });

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

  it('STORE-05 each has its own tracking id and review hash', () => {
    expect(new Set(all(({ view }) => view.trackingId)).size).toBe(stores.length);
    expect(new Set(all(({ view }) => view.reviewHash)).size).toBe(stores.length);
  });

  it('have names, index, card action and rating of their own', () => {
    const told = all(({ view }) => [view.name, view.searchIndex, view.features.productCardAction, view.rating]);
    expect(told.slice(0, 3)).toEqual([
      ['Dagvondst', 'etalage_dailydeal', 'shopNow', { score: 8.3, count: 957 }],
      ['Linge', 'etalage_fashion', 'none', { score: 8, count: 151 }],
      ['Weefhuis', 'etalage_textile', 'orderNow', { score: 8.7, count: 599 }],
    ]);
  });

  it('STORE-18 no store file, no route and no link names the admin key', () => {
    const sources = stores.map(({ code }) => `../../${code}/src/store.ts`);
    const shared = ['router/routes.tsx', 'links.ts', 'services/services.ts', 'visit/cartModule.ts'];
    for (const file of [...sources, ...shared.map((name) => `../../../libs/shell/src/${name}`)]) {
      expect(readFileSync(new URL(file, import.meta.url), 'utf8')).not.toMatch(/admin/i);
    }
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
      } = view;
      const { company, email, phone } = contact;
      const { priceTiers } = features;
      const [language] = i18n.defaultLocale.split('-');
      return { code, id, name, language, searchIndex, url, cardImage, priceTiers, contact: { company, email, phone } };
    });
    expect(readStores().map(({ offers: _offers, bank: _bank, ...store }) => store)).toEqual(told);
  });
});
