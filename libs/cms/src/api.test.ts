import { createEventBus, createHttp } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createCmsApi } from './api.ts';
import { createBlogApi } from './blogApi.ts';

const answering = (status: number, result: unknown, asked: string[] = []) =>
  createCmsApi(
    createHttp({
      storeCode: 'textile',
      baseUrl: 'https://shop.test',
      fetch: async (request) => {
        asked.push(new Request(request).url);
        return Response.json({ code: status, result }, { status });
      },
    }),
  );

it('asks for a story by its full slug', async () => {
  const asked: string[] = [];
  const story = { id: 1, name: 'Home', slug: 'home', full_slug: 'home', content: { component: 'page', body: [] } };
  expect(await answering(200, { story }, asked).story('home')).toMatchObject({ slug: 'home', body: [] });
  expect(asked).toEqual(['https://shop.test/api/ext/cms/story/home']);
});

it('throws a 404 for a story that is not there', async () => {
  await expect(answering(404, { story: false }).story('nergens')).rejects.toMatchObject({ code: 404 });
});

describe('CMS-05 a content call that fails', () => {
  type Http = ReturnType<typeof createHttp>;
  it.each([
    ['a story', (http: Http) => createCmsApi(http).story('textile')],
    ['the theme', (http: Http) => createCmsApi(http).theme('textile')],
    ['the story of an article', (http: Http) => createBlogApi(http, aStoreView()).article('linnen')],
  ])('CMS-05 is silent: no notification is asked for by that of %s', async (_what, call) => {
    const events = createEventBus();
    const failed = vi.fn();
    events.on('api/failed', failed);
    const fetch = async () => Response.json({ code: 500, result: 'Er ging iets mis.' }, { status: 500 });
    const http = createHttp({ storeCode: 'textile', baseUrl: 'https://shop.test', events, fetch });
    await expect(call(http)).rejects.toMatchObject({ code: 500 });
    expect(failed).not.toHaveBeenCalled();
  });
});
