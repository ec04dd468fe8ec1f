import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { aConfigurableDocument, aProductDocument } from '../testing/documents.ts';
import { ask, importDocuments } from '../testing/importing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  const redirect = { id: 1, request_path: 'oud/pad', target_path: 'c/bad', redirect_type: 302, store_id: 1 };
  await importDocuments(backend, {
    products: [
      aProductDocument({ url_path: 'bad/handdoek-fenne.html' }),
      aConfigurableDocument({ url_path: 'bad/handdoeken.html' }),
      aProductDocument({ ...{ id: 101, sku: 'P%', url_key: 'procent' }, url_path: '100%.html' }),
    ],
    categories: [{ id: 10, name: 'Bad', slug: 'bad', url_key: 'bad', url_path: 'bad', is_active: true, level: 2 }],
    cms_pages: [{ id: 1, identifier: 'service', title: 'Service', active: true }],
    redirects: [redirect],
  });
});

const routeOf = (url: string) => ask(backend, `/api/url?url=${encodeURIComponent(url)}`);

describe('ROUTE-41 the route of an address', () => {
  it.each([
    ['a product', 'bad/handdoek-fenne.html', 'product', { parentSku: 'HD-100', slug: 'handdoek-fenne' }],
    ['a category', 'bad', 'category', { slug: 'bad' }],
    ['a content page', 'service', 'cms_page', { slug: 'service' }],
    ['a redirect', 'oud/pad', 'redirect', { target_path: 'c/bad', redirect_type: '302' }],
  ])('ROUTE-41 of %s is told with its parameters', async (_what, url, type, params) =>
    expect(await routeOf(url)).toMatchObject({ code: 200, result: { type, params } }),
  );

  it('ROUTE-41 is told as not there, with what to show', async () =>
    expect(await routeOf('nergens')).toMatchObject({ code: 404, result: 'Deze pagina bestaat niet.' }));

  it.each(['//bad//', '/bad', 'bad?maat=s', 'bad#top', 'ba%64', '100%.html'])(
    'ROUTE-41 finds %s by what it names',
    async (url) => expect(await routeOf(url)).toMatchObject({ code: 200 }),
  );
});

describe('ROUTE-40 the fields of what an address names', () => {
  const sourceOf = async (fields: object) => {
    const answer = await backend.app.request('/api/url/map', {
      method: 'POST',
      body: JSON.stringify({ url: 'bad/handdoek-fenne.html', ...fields }),
      headers: { 'content-type': 'application/json' },
    });
    return Object(await answer.json())._source;
  };

  it('ROUTE-40 are those that are asked for', async () =>
    expect(await sourceOf({ includeFields: ['sku', 'name'] })).toEqual({ sku: 'HD-100', name: expect.any(String) }));

  it('ROUTE-40 are without those that are not wanted', async () => {
    const source = await sourceOf({ excludeFields: ['sku'] });
    expect([source.name, source.sku]).toEqual([expect.any(String), undefined]);
  });
});
