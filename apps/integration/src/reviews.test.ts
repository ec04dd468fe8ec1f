import { shopReviews } from '@etalage/catalog/contract';
import { createPageNotes, createServices } from '@etalage/shell/server';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { fashion } from '../../fashion/src/store.ts';
import { textile } from '../../textile/src/store.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { kinds, shown } from './testing/shown.ts';
import { words } from './testing/words.ts';
import { completeView } from '@etalage/core';

let backend: TestBackend;
beforeAll(async () => void (backend = await aDemoBackend()));

/** Services of a store whose review call may fail: `fail` is what it gives instead of reviews. */
function servicesOf({ view }: typeof fashion, fail?: () => Promise<Response>) {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const isReviewCall = new Request(input, init).url.includes(completeView(view).endpoints.reviews);
    return fail !== undefined && isReviewCall ? fail() : backend.fetch(input, init);
  };
  return createServices({ view, words, siteUrl: 'https://f.test', baseUrl: 'http://backend.test', fetch });
}

/** What the home page tells search engines of the store. */
async function storeFactsOf(services: ReturnType<typeof servicesOf>) {
  const { notes, data } = createPageNotes();
  await shown(services, kinds.home, {}, notes);
  return data.find((facts) => '@type' in facts && facts['@type'] === 'OnlineStore');
}

describe('what shoppers say of a store', () => {
  it('REVIEW-02 is loaded with the hash of the store view', async () => {
    expect(await servicesOf(fashion).reviews()).toMatchObject({
      averageRating: 8,
      numberReviews: 151,
      last12MonthAverageRating: 8.2,
      viewReviewUrl: 'http://localhost:4002/i/beoordelingen',
    });
    expect(await servicesOf(textile).reviews()).toMatchObject({ last12MonthAverageRating: 8.8, numberReviews: 599 });
    expect(await servicesOf(dailydeal).reviews()).toMatchObject({ averageRating: 8.3, numberReviews: 957 });
  });
  it('REVIEW-02 has the reviews of that store with the words of their writers', async () => {
    const answer = await backend.fetch(`http://backend.test/api/ext/reviews?hash=${fashion.view.reviewHash}`, {
      headers: { 'x-vs-store-code': 'fashion' },
    });
    const { reviews } = v.parse(shopReviews, await answer.json());
    const [first] = reviews;
    expect(first?.reviewContent?.at(-1)).toMatchObject({ questionGroup: 'DEFAULT_OPINION' });
    expect((await servicesOf(fashion).reviews())?.reviews).toMatchObject(
      reviews.map(({ reviewAuthor: author, rating: score, dateSince: date, reviewContent }) => ({
        ...{ author, score, date, text: reviewContent?.at(-1)?.rating },
      })),
    );
  });
  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['refuses the call', async () => Response.json({ code: 500, result: 'Te druk.' }, { status: 500 })],
    ['answers something else', async () => Response.json({ averageRating: 'goed' })],
  ])('REVIEW-03 the configured rating stays when the review service %s', async (_how, fail) => {
    const services = servicesOf(fashion, fail);
    expect(await services.reviews()).toBeUndefined();
    expect(await storeFactsOf(services)).toMatchObject({
      aggregateRating: { ratingValue: 8, ratingCount: 151, bestRating: 10 },
    });
  });
  it('SEO-04 the loaded score and count take the place of the configured ones in the structured data', async () => {
    const loaded = { averageRating: 9, last12MonthAverageRating: 9.1, numberReviews: 1204, reviews: [] };
    const answer = async () => Response.json({ ...loaded, viewReviewUrl: 'https://reviews.test/x' });
    expect(await storeFactsOf(servicesOf(fashion, answer))).toMatchObject({
      aggregateRating: { ratingValue: 9.1, ratingCount: 1204 },
    });
  });
  it('SEO-04 stands in the structured data of the store, out of 10 with its count', async () => {
    expect(await storeFactsOf(servicesOf(textile))).toMatchObject({
      name: 'Weefhuis',
      url: 'https://f.test/',
      aggregateRating: { ratingValue: 8.8, ratingCount: 599, bestRating: 10 },
    });
  });
});
