import { beforeEach, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { ask } from '../testing/importing.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
});

it('CMS-05 answers a story by its full slug, in result.story', async () => {
  const { code, result } = await ask(backend, '/api/ext/cms/story/fashion/home');
  expect(code).toBe(200);
  expect(result.story).toMatchObject({ full_slug: 'fashion/home', content: { component: expect.any(String) } });
});

it.each([
  ['empty', '', 'fashion'],
  ['the code of the store', 'fashion', 'fashion'],
  ['the code of another store', 'fashion', 'textile'],
])('CMS-03 answers the home story where the slug is %s', async (_what, slug, storeCode) => {
  const { result } = await ask(backend, `/api/ext/cms/story/${slug}`, storeCode);
  expect(result.story).toMatchObject({ full_slug: 'fashion/home' });
});

it.each(['maattabel', 'fashion/maattabel', '/fashion/maattabel/', '//fashion/maattabel//'])(
  'CMS-04 answers the same story for %s, with or without the code of the store',
  async (slug) => {
    const { result } = await ask(backend, `/api/ext/cms/story/${slug}`, 'fashion');
    expect(result.story).toMatchObject({ full_slug: 'fashion/maattabel' });
  },
);

describe.each(['textile', 'fashion'])(
  'CMS-04 a slug without a store code in front, in the store view %s',
  (storeCode) => {
    it.each([
      ['begins like a store code', 'fashiontips'],
      ['begins like a store code', 'fashion-tips/wassen'],
      ['only contains a store code', 'tips/fashion'],
    ])('CMS-04 a slug that %s is looked up as it is: %s', async (_what, slug) => {
      const stories = { ...backend.ports.stories, story: async (full_slug: string) => ({ full_slug }) };
      const { result } = await ask(await aBackend({ stories }), `/api/ext/cms/story/${slug}`, storeCode);
      expect(result.story).toEqual({ full_slug: `${storeCode}/${slug}` });
    });
  },
);

it('CMS-05 answers an unknown story with code 404 and story false', async () => {
  for (const slug of ['fashion/nergens', '../stores', 'fashion/..%2f..%2fstores']) {
    expect(await ask(backend, `/api/ext/cms/story/${slug}`)).toMatchObject({ code: 404 });
  }
  expect(await ask(backend, '/api/ext/cms/story/fashion/nergens')).toEqual({ code: 404, result: { story: false } });
});

const themeOf = async (store: string) => (await ask(backend, `/api/ext/cms/story/${store}/config/theme`)).result.story;
const stores = ['dailydeal', 'fashion', 'textile'];

it.each(stores)('CMS-06 answers the theme story of %s, whatever store view asks', async (store) =>
  expect(await themeOf(store)).toMatchObject({ full_slug: `${store}/config/theme`, content: { component: 'theme' } }),
);

it.each(['header', 'footer', 'menu', 'usps', 'search'])(
  'CMS-06 a theme story holds the %s of its store',
  async (part) => {
    const parts = await Promise.all(stores.map(async (store) => (await themeOf(store)).content[part]));
    expect(parts).toEqual(stores.map(() => expect.objectContaining({ component: part })));
  },
);

it.each(stores)('SRCH-28 lists the content pages of %s with their search terms', async (store) => {
  const { code, result } = await ask(backend, '/api/ext/cms/pages', store);
  expect(code).toBe(200);
  expect(result).toContainEqual({
    slug: 'retourneren',
    name: 'Retourneren',
    searchTerms: expect.arrayContaining(['retour']),
  });
  expect(JSON.stringify(result)).not.toContain('"home"');
});
