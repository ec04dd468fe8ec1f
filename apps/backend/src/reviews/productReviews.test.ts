import { productReviews as answerSchema, reviewDocument } from '@etalage/catalog/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aCustomer, testPassword } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { testAdminKey } from '../testing/aBackend.ts';
import { fillShelf } from '../testing/shelf.ts';
import { invalidationsAfter, newestInvalidation } from '../invalidation/invalidationLog.ts';
import { productReviews } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => void (shop = await aShop()));

const review = (differences: object = {}) => ({
  review: { product_id: 10, title: 'Fijn', detail: 'Droogt goed.', nickname: 'Jet', rating: 4, ...differences },
});
const write = async (differences: object = {}) =>
  v.parse(reviewDocument, (await shop.call('POST', '/api/review/create', review(differences))).result);
const decide = (id: number, status: string, headers: Record<string, string> = { 'x-admin-key': testAdminKey }) =>
  shop.call('POST', `/api/admin/reviews/${id}/status`, { status }, headers);
const listed = async (product = 10, headers: Record<string, string> = {}) =>
  v.parse(answerSchema, (await shop.call('GET', `/api/review/list?product_id=${product}`, undefined, headers)).result);

describe('PROD-24 reviews of products', () => {
  it('PROD-24 a review is pending, whatever it says of itself, and is not listed', async () => {
    const kept = await write({ review_status: 1 });
    expect(kept).toMatchObject({ review_status: 2, title: 'Fijn', nickname: 'Jet', product_id: 10 });
    expect(await listed()).toEqual({ average: null, count: 0, reviews: [] });
  });

  it('PROD-24 approved ones are listed, newest first, with average and count of the product', async () => {
    const first = await write();
    shop.clock.set('2026-12-01T00:00:00Z');
    const [second, third] = [await write({ rating: 5, title: 'Top' }), await write({ rating: 1 })];
    await decide(first.id, 'approved');
    await decide(second.id, 'approved');
    await decide(third.id, 'rejected');
    await decide((await write({ product_id: 11 })).id, 'approved');
    const { average, count, reviews } = await listed();
    expect({ average, count }).toEqual({ average: 4.5, count: 2 });
    expect(reviews.map(({ title }) => title)).toEqual(['Top', 'Fijn']);
  });

  it('PROD-24 no more than fifty reviews of one product wait; decided ones make room', async () => {
    const one = { storeId: 1, productId: 10, title: 'Fijn', detail: 'Goed.', nickname: 'Jet', rating: 4, status: 2 };
    const createdAt = new Date(shop.clock.now());
    const rows = await shop.ports.database
      .insert(productReviews)
      .values(Array.from({ length: 50 }, () => ({ ...one, createdAt })))
      .returning();
    expect(await shop.call('POST', '/api/review/create', review())).toMatchObject({ code: 429 });
    expect(await shop.call('POST', '/api/review/create', review({ product_id: 11 }))).toMatchObject({ code: 200 });
    await decide(rows[0]?.id ?? 0, 'rejected');
    expect(await shop.call('POST', '/api/review/create', review())).toMatchObject({ code: 200 });
  });

  it('PROD-24 a page lists fifty reviews, and counts all of them', async () => {
    const one = { storeId: 1, productId: 10, title: 'Fijn', detail: 'Goed.', nickname: 'Jet', status: 1 };
    const createdAt = new Date(shop.clock.now());
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...one, createdAt, rating: at < 15 ? 4 : 3 }));
    await shop.ports.database.insert(productReviews).values(rows);
    const { average, count, reviews } = await listed();
    expect([average, count, reviews.length]).toEqual([3.3, 60, 50]);
  });

  it('PROD-24 the owner sees what waits in a store, the oldest first, until it is decided on', async () => {
    const pending = (headers: Record<string, string>) =>
      shop.call('GET', '/api/admin/reviews/pending', undefined, headers);
    const [first, second, third] = [await write(), await write({ product_id: 11 }), await write()];
    await decide(second.id, 'approved');
    const key = { 'x-admin-key': testAdminKey };
    expect(await pending(key)).toEqual({ status: 200, code: 200, result: [first, third] });
    expect(await pending({ ...key, 'x-vs-store-code': 'textile' })).toMatchObject({ result: [] });
    expect(await pending({})).toMatchObject({ code: 401 });
  });

  it('PROD-24 a review belongs to one store', async () => {
    await fillShelf(shop.ports.database, 3);
    await decide((await write()).id, 'approved');
    expect(await listed(10, { 'x-vs-store-code': 'textile' })).toMatchObject({ count: 0 });
  });

  it('PROD-24 a review is kept in the store that it was written in', async () => {
    await fillShelf(shop.ports.database, 3);
    const textile = { 'x-vs-store-code': 'textile' };
    const { result } = await shop.call('POST', '/api/review/create', review(), textile);
    await decide(v.parse(reviewDocument, result).id, 'approved', { ...textile, 'x-admin-key': testAdminKey });
    expect(await listed(10, textile)).toMatchObject({ average: 4, count: 1, reviews: [{ title: 'Fijn' }] });
  });

  it.each([
    ['of an unknown product', { product_id: 999 }, 404],
    ['of a product beyond all ids', { product_id: 1e20 }, 400],
    ['with a title that cannot be kept', { title: 'Fijn\u0000' }, 400],
    ['with words that cannot be kept', { detail: 'Droogt \ud83d goed.' }, 400],
    ['with a name that cannot be kept', { nickname: '\udc00Jet' }, 400],
    ['without words', { detail: '  ' }, 400],
    ['without a name', { nickname: '' }, 400],
    ['with six stars', { rating: 6 }, 400],
    ['without stars', { rating: undefined }, 400],
    ['that is too long', { detail: 'x'.repeat(4001) }, 400],
  ])('PROD-24 a review %s is refused', async (_title, differences, code) => {
    expect(await shop.call('POST', '/api/review/create', review(differences))).toMatchObject({ code });
  });

  it('PROD-24 nobody decides without the admin key', async () => {
    const { id } = await write();
    expect(await decide(id, 'approved', {})).toMatchObject({ code: 401 });
    expect(await decide(id + 1, 'approved')).toMatchObject({ code: 404 });
    expect(await listed()).toMatchObject({ count: 0 });
  });
});

describe('PROD-24 what a review is answered', () => {
  it('PROD-24 with what it is about', async () => expect(await write()).toMatchObject({ review_entity: 'product' }));

  it('PROD-24 that there is no such product', async () =>
    expect(await shop.call('POST', '/api/review/create', review({ product_id: 999 }))).toMatchObject({
      code: 404,
      result: 'Dit product bestaat niet.',
    }));

  it('PROD-24 that too many wait', async () => {
    const one = { storeId: 1, productId: 10, title: 'Fijn', detail: 'Goed.', nickname: 'Jet', rating: 4, status: 2 };
    const createdAt = new Date(shop.clock.now());
    await shop.ports.database.insert(productReviews).values(Array.from({ length: 50 }, () => ({ ...one, createdAt })));
    expect(await shop.call('POST', '/api/review/create', review())).toMatchObject({
      result: 'Er wachten al veel beoordelingen van dit product. Probeer het later opnieuw.',
    });
  });

  it('PROD-24 to who decides on another one than there is', async () =>
    expect(await decide(999, 'approved')).toMatchObject({ code: 404, result: 'Deze beoordeling bestaat niet.' }));
});

it('PROD-24 a decision makes the page of the product old, and no other', async () => {
  const { id } = await write();
  const { database } = shop.ports;
  const before = await newestInvalidation(database);
  await decide(id, 'approved');
  expect((await invalidationsAfter(database, before)).map(({ storeId, tag }) => [storeId, tag])).toEqual([
    [1, 'product:10'],
  ]);
});

it('PROD-24 what a customer wrote stays without their name when they leave, and its page is old', async () => {
  const jet = await aCustomer(shop);
  const { id } = v.parse(reviewDocument, (await shop.call('POST', '/api/review/create', review(), jet.headers)).result);
  await decide(id, 'approved');
  const { database } = shop.ports;
  const before = await newestInvalidation(database);
  await shop.call('POST', '/api/user/delete', { password: testPassword }, jet.headers);
  expect((await listed()).reviews).toMatchObject([{ nickname: 'Anoniem', title: 'Fijn' }]);
  expect((await invalidationsAfter(database, before)).map(({ tag }) => tag)).toEqual(['product:10']);
});
