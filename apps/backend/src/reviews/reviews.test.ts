import { expect, it } from 'vitest';
import { aBackend } from '../testing/aBackend.ts';
import { readShopReviews } from './shopReviews.ts';

const asked = async (hash: string, storeCode = 'fashion') => {
  const { app } = await aBackend();
  return app.request(`/api/ext/reviews?hash=${hash}`, { headers: { 'x-vs-store-code': storeCode } });
};

it('REVIEW-01 answers averages, number, address and reviews of the store of the hash, without envelope', async () => {
  const answer = await (await asked('linge-9c41d7')).json();
  expect(answer).toMatchObject({
    averageRating: 8,
    numberReviews: 151,
    last12MonthAverageRating: 8.2,
    viewReviewUrl: 'http://localhost:4002/i/beoordelingen',
  });
  expect(answer).not.toHaveProperty('hash');
  expect(answer.reviews[0]).toMatchObject({
    reviewAuthor: 'Yasmin',
    rating: 9,
    dateSince: '2026-11-17T09:00:00+01:00',
    reviewContent: [{ questionGroup: 'DEFAULT_OVERALL' }, { questionGroup: 'DEFAULT_OPINION' }],
  });
});

it('REVIEW-01 answers all reviews of the store, in their order', async () => {
  const { reviews } = await (await asked('linge-9c41d7')).json();
  const authors = reviews.map(({ reviewAuthor }: { reviewAuthor: string }) => reviewAuthor);
  expect(authors).toEqual(['Yasmin', 'Esther', 'Tom', 'Linda', 'Noor', 'Margriet']);
});

it.each([
  ['dailydeal', 'dagvondst-3f80a2', 957],
  ['fashion', 'linge-9c41d7', 151],
  ['textile', 'weefhuis-b7715e', 599],
])('REVIEW-01 answers the reviews of %s by its hash', async (storeCode, hash, numberReviews) => {
  const answer = await asked(hash, storeCode);
  expect([answer.status, await answer.json()]).toMatchObject([200, { numberReviews }]);
});

it.each([
  ['the hash of another store', 'linge-9c41d7', 'textile', 404],
  ['an unknown hash', 'nope', 'fashion', 404],
  ['no hash', '', 'fashion', 400],
])('REVIEW-01 refuses %s', async (_title, hash, store, status) => {
  const answer = await asked(hash, store);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: status });
});

it('REVIEW-01 a store without reviews has none', async () => expect(await readShopReviews('nergens')).toBeUndefined());
