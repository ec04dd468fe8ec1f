import { beforeEach, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { ask } from '../testing/importing.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
});

it('CMS-05 answers a story by its full slug, and the home story of a store code', async () => {
  const { code, result } = await ask(backend, '/api/ext/cms/story/fashion/home');
  expect(code).toBe(200);
  expect(result.story).toMatchObject({ full_slug: 'fashion/home', content: { component: expect.any(String) } });
  expect(await ask(backend, '/api/ext/cms/story/fashion')).toEqual({ code, result });
  expect(await ask(backend, '/api/ext/cms/story/', 'fashion')).toEqual({ code, result });
});

it('CMS-05 answers an unknown story with code 404 and story false', async () => {
  for (const slug of ['fashion/nergens', '../stores', 'fashion/..%2f..%2fstores']) {
    expect(await ask(backend, `/api/ext/cms/story/${slug}`)).toMatchObject({ code: 404 });
  }
  expect(await ask(backend, '/api/ext/cms/story/fashion/nergens')).toEqual({ code: 404, result: { story: false } });
});

it.each(['dailydeal', 'fashion', 'textile'])('CMS-06 answers the theme story of %s', async (store) => {
  const { result } = await ask(backend, `/api/ext/cms/story/${store}/config/theme`);
  expect(Object.keys(result.story.content)).toEqual(
    expect.arrayContaining(['header', 'footer', 'menu', 'usps', 'search']),
  );
});

it.each(['dailydeal', 'fashion', 'textile'])(
  'SRCH-28 lists the content pages of %s with their search terms',
  async (store) => {
    const { code, result } = await ask(backend, '/api/ext/cms/pages', store);
    expect(code).toBe(200);
    expect(result).toContainEqual({
      slug: 'retourneren',
      name: 'Retourneren',
      searchTerms: expect.arrayContaining(['retour']),
    });
    expect(JSON.stringify(result)).not.toContain('"home"');
  },
);
