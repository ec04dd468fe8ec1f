import { createHttp } from '@etalage/core';
import { expect, it } from 'vitest';
import { createGiftCardApi } from './giftCardApi.ts';

/** A server that answers `result` and remembers what it was asked. */
function answering(result: unknown, code = 200) {
  const asked: { path: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push({ path: new URL(request.url).pathname, body: await request.json() });
    return Response.json({ code, result });
  };
  const http = createHttp({ storeCode: 'sample', baseUrl: 'http://shop.test', fetch });
  return { asked, api: createGiftCardApi(http, '/kaarten') };
}

it.each(['apply', 'remove'] as const)(
  'GIFT-02 %s sends token, quoteId and giftCardCode to the store’s endpoint',
  async (act) => {
    const { asked, api } = answering(true);
    expect(await api[act]('c1', 'AB12')).toBe(true);
    expect(asked).toEqual([{ path: `/kaarten/${act}`, body: { token: '', quoteId: 'c1', giftCardCode: 'AB12' } }]);
  },
);

it.each(['apply', 'remove'] as const)('GIFT-01 %s did not succeed when the result has an errorMessage', async (act) => {
  const { api } = answering({ errorMessage: 'Nee' });
  await expect(api[act]('c1', 'AB12')).rejects.toMatchObject({ message: 'Nee', result: { errorMessage: 'Nee' } });
});

it('GIFT-03 a check sends the code alone and answers the card', async () => {
  const card = {
    ...{ code: 'AB12', status: 'active', current_value: 25, initial_value: 50, currency: 'EUR' },
    expired_date: '2026-12-31',
  };
  const { asked, api } = answering(card);
  expect(await api.check('ab 12')).toEqual(card);
  expect(asked).toEqual([{ path: '/kaarten/check', body: { giftCardCode: 'ab 12' } }]);
});
