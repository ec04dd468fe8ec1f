import { createEventBus, createHttp } from '@etalage/core';
import { describe, expect, it, vi } from 'vitest';
import { createCmsApi } from './api.ts';

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
  it.each(['story', 'theme'] as const)('CMS-05 is silent: no notification is asked for by %s', async (call) => {
    const events = createEventBus();
    const failed = vi.fn();
    events.on('api/failed', failed);
    const fetch = async () => Response.json({ code: 500, result: 'Er ging iets mis.' }, { status: 500 });
    const cms = createCmsApi(createHttp({ storeCode: 'textile', baseUrl: 'https://shop.test', events, fetch }));
    await expect(cms[call]('textile')).rejects.toMatchObject({ code: 500 });
    expect(failed).not.toHaveBeenCalled();
  });
});
