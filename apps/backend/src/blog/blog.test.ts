import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { XMLParser } from 'fast-xml-parser';
import { diskStories } from '../content/stories.ts';
import { aBackend, aFolder, type TestBackend } from '../testing/aBackend.ts';
import { ask } from '../testing/importing.ts';

const base = '/api/ext/blog';
let backend: TestBackend;

/** The day in December of `published_at`: a higher number was published earlier. */
const publishedOn = (at: number) => String(40 - at).padStart(2, '0');

/** An article; a higher number has a later date and an earlier `published_at`. */
const anArticle = (store: string, at: number, tags: readonly string[]) => ({
  ...{ id: at, uuid: `uuid-${at}`, name: `Stuk ${at}`, slug: `artikel-${at}` },
  ...{ full_slug: `${store}/blog/artikel-${at}`, tag_list: tags },
  published_at: `2026-12-${publishedOn(at)}T07:00:00.000Z`,
  content: {
    ...{ component: 'blog-article', title: `Artikel ${at}`, teaser: `Over ${at} & meer`, date: `2026-10-${at}` },
    body: [],
  },
});

beforeAll(async () => {
  const folder = aFolder();
  const write = (store: string, slug: string, story: object) => {
    mkdirSync(join(folder, store, 'blog'), { recursive: true });
    writeFileSync(join(folder, store, 'blog', `${slug}.json`), JSON.stringify({ story }));
  };
  const tagsOf = (at: number) => [...(at < 14 ? ['zijde'] : []), ...(at === 31 ? ['wol'] : []), 'wassen'];
  for (let at = 10; at < 32; at += 1) write('fashion', `artikel-${at}`, anArticle('fashion', at, tagsOf(at)));
  write('fashion', 'geen', { ...anArticle('fashion', 9, ['geen']), content: { component: 'page' } });
  write('textile', 'artikel-10', anArticle('textile', 10, ['linnen']));
  for (const [slug, day] of Object.entries({ home: '01', bezorgen: '02' })) {
    const story = { id: 1, name: slug, slug, full_slug: `textile/${slug}`, content: { component: 'page', body: [] } };
    const published_at = `2026-09-${day}T07:00:00.000Z`;
    writeFileSync(join(folder, 'textile', `${slug}.json`), JSON.stringify({ story: { ...story, published_at } }));
  }
  backend = await aBackend({ stories: diskStories(folder) });
});

const get = (path: string, store = 'fashion') => ask(backend, `${base}${path}`, store);
type Story = { slug: string };
const slugs = ({ result }: { result: { stories: Story[] } }) => result.stories.map(({ slug }) => slug);
const named = (...days: number[]) => days.map((day) => `artikel-${day}`);
const down = (from: number, count: number) => named(...Array.from({ length: count }, (_none, at) => from - at));

describe('BLOG-03 the list of articles', () => {
  it('BLOG-03 has 16 articles from offset 0 where it is not said, the newest first', async () =>
    expect(slugs(await get('/list'))).toEqual(down(31, 16)));
  it('BLOG-03 has as many as size', async () => expect(slugs(await get('/list?size=2'))).toEqual(named(31, 30)));
  it('BLOG-03 begins at offset', async () => expect(slugs(await get('/list?size=2&offset=20'))).toEqual(named(11, 10)));
  it('BLOG-03 has those with any of the tags', async () => {
    expect(slugs(await get('/list?tags=zijde'))).toEqual(named(13, 12, 11, 10));
    expect(slugs(await get('/list?tags=wol,zijde'))).toEqual(named(31, 13, 12, 11, 10));
    expect(slugs(await get('/list?tags=zijde,wol'))).toEqual(named(31, 13, 12, 11, 10));
  });
  it('BLOG-03 has none with a tag that no article has', async () =>
    expect((await get('/list?tags=katoen')).result).toMatchObject({ stories: [], total: 0 }));
  it('BLOG-03 has those below slug', async () => {
    expect(slugs(await get('/list?slug=blog/artikel-3'))).toEqual(named(31, 30));
    expect(slugs(await get('/list?slug=advies/'))).toEqual([]);
  });
  it('BLOG-03 tells all tags in use, also those of other articles', async () =>
    expect((await get('/list?tags=zijde')).result.tags).toEqual(['wassen', 'wol', 'zijde']));
  it('BLOG-03 tells how many there are with the tags', async () => {
    expect((await get('/list?size=1')).result.total).toBe(22);
    expect((await get('/list?size=1&tags=zijde')).result.total).toBe(4);
  });
  it('BLOG-03 is that of the store of x-vs-store-code', async () =>
    expect((await get('/list', 'textile')).result.total).toBe(1));
  it('BLOG-03 is that of storeCode', async () => {
    const answer = await backend.app.request(`${base}/list?storeCode=textile`);
    expect(await answer.json()).toMatchObject({ result: { total: 1 } });
  });
  it.each(['size=veel', 'offset=-1'])('BLOG-03 refuses %s', async (query) =>
    expect(await get(`/list?${query}`)).toMatchObject({ code: 400 }),
  );
});

it('BLOG-04 the tags are those in use in the store', async () => {
  expect((await get('/tags')).result).toEqual(['wassen', 'wol', 'zijde']);
  const answer = await backend.app.request(`${base}/tags?storeCode=textile`);
  expect(await answer.json()).toMatchObject({ result: ['linnen'] });
});

describe('BLOG-05 related articles', () => {
  const related = async (body: object, query = '') => {
    const answer = await backend.app.request(`${base}/related${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vs-store-code': 'fashion' },
      body: JSON.stringify(body),
    });
    return slugs(JSON.parse(await answer.text()));
  };
  it('BLOG-05 share a tag, and are 3 where it is not said', async () =>
    expect(await related({ tags: ['zijde'] })).toEqual(named(13, 12, 11)));
  it('BLOG-05 share any of several tags', async () =>
    expect(await related({ tags: ['zijde', 'wol'] })).toEqual(named(31, 13, 12)));
  it('BLOG-05 are as many as size', async () =>
    expect(await related({ tags: ['zijde'] }, '?size=4')).toEqual(named(13, 12, 11, 10)));
  it('BLOG-05 are below slug', async () =>
    expect(await related({ tags: ['zijde'] }, '?slug=blog/artikel-10')).toEqual(named(10)));
  it('BLOG-05 leave out what is excluded, by uuid or full slug', async () =>
    expect(await related({ tags: ['zijde'], exclude: ['uuid-13', 'fashion/blog/artikel-12'] })).toEqual(named(11, 10)));
  it('BLOG-05 are those of the store of storeCode', async () => {
    const answer = await backend.app.request(`${base}/related?storeCode=textile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['linnen', 'wassen'] }),
    });
    const { result } = JSON.parse(await answer.text());
    expect(result.stories).toMatchObject([{ full_slug: 'textile/blog/artikel-10' }]);
  });
  it('BLOG-05 are none without a tag', async () => expect(await related({})).toEqual([]));
});

describe('BLOG-07 the feed of a blog', () => {
  const rssOf = async (store: string) => {
    const answer = await backend.app.request('/api/feeds/blog-feed.xml', { headers: { 'x-vs-store-code': store } });
    const isArray = (name: string) => name === 'item';
    return new XMLParser({ ignoreAttributes: false, isArray }).parse(await answer.text()).rss;
  };
  const feed = async (store: string) => (await rssOf(store)).channel;
  it('BLOG-07 is RSS 2.0', async () => expect(await rssOf('fashion')).toMatchObject({ '@_version': '2.0' }));
  it.each([
    ['fashion', 'Linge', 'http://localhost:4002/blog'],
    ['textile', 'Weefhuis', 'http://localhost:4003/blog'],
  ])('BLOG-07 names the blog of %s by store and address', async (store, title, link) =>
    expect(await feed(store)).toMatchObject({ title, link, description: `De blog van ${title}` }),
  );
  it('BLOG-07 has the 20 newest articles', async () => {
    const { item } = await feed('fashion');
    expect(item.map(({ title }: { title: string }) => title)).toEqual(
      down(31, 20).map((slug) => slug.replace('a', 'A').replace('-', ' ')),
    );
  });
  it('BLOG-07 is of its store', async () => expect((await feed('textile')).item).toHaveLength(1));
  it('BLOG-07 has every tag of an article', async () =>
    expect((await feed('fashion')).item[0]).toMatchObject({ category: ['wol', 'wassen'] }));
  it('BLOG-07 tells title, address, date, tags and what each is about', async () =>
    expect((await feed('textile')).item[0]).toEqual({
      ...{ title: 'Artikel 10', description: 'Over 10 & meer', category: 'linnen' },
      ...{ link: 'http://localhost:4003/blog/artikel-10', guid: 'http://localhost:4003/blog/artikel-10' },
      pubDate: 'Sat, 10 Oct 2026 00:00:00 GMT',
    }));
});

it('SEO-06 the sitemap has every article, with its own lastmod', async () => {
  const headers = { 'x-vs-store-code': 'fashion' };
  const answer = await backend.app.request('/api/feeds/sitemap-pages.xml', { headers });
  const { urlset } = new XMLParser().parse(await answer.text());
  const articles = urlset.url.filter(({ loc }: { loc: string }) => loc.includes('/blog/'));
  expect(articles).toEqual(
    down(31, 22).map((slug) => ({
      loc: `http://localhost:4002/blog/${slug}`,
      lastmod: `2026-12-${publishedOn(Number(slug.slice(-2)))}T07:00:00.000Z`,
    })),
  );
});

it('SEO-06 the sitemap has home, the content pages, the blog and its articles, each with its own lastmod', async () => {
  const answer = await backend.app.request('/api/feeds/sitemap-pages.xml', {
    headers: { 'x-vs-store-code': 'textile' },
  });
  const { urlset } = new XMLParser().parse(await answer.text());
  expect(urlset.url).toEqual(
    expect.arrayContaining([
      { loc: 'http://localhost:4003/', lastmod: '2026-09-01T07:00:00.000Z' },
      { loc: 'http://localhost:4003/i/bezorgen', lastmod: '2026-09-02T07:00:00.000Z' },
      { loc: 'http://localhost:4003/blog' },
      { loc: 'http://localhost:4003/blog/artikel-10', lastmod: '2026-12-30T07:00:00.000Z' },
    ]),
  );
});

it('SEO-06 the sitemap of a store without articles has no blog', async () => {
  const answer = await backend.app.request('/api/feeds/sitemap-pages.xml', {
    headers: { 'x-vs-store-code': 'dailydeal' },
  });
  const text = await answer.text();
  expect(text).toContain('<loc>http://localhost:4001/</loc>');
  expect(text).not.toContain('/blog');
});
