import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { diskStories } from '../../backend/src/content/stories.ts';
import { aBackend, aFolder, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { textile } from '../../textile/src/store.ts';
import { aNetwork } from './testing/network.ts';
import { withPages, type Page } from './testing/withPages.ts';

const { view } = textile;
const site = view.baseUrl;

/** Two articles have a second tag. */
const tagsOf = (at: number) => [at < 15 ? 'linnen' : 'wol', ...([10, 20].includes(at) ? ['bed & bad'] : [])];

/** An article that was published on this day of October. */
const anArticle = (at: number, tags: readonly string[]) => ({
  ...{ id: at, name: `Stuk ${at}`, slug: `artikel-${at}`, full_slug: `textile/blog/artikel-${at}`, tag_list: tags },
  content: {
    ...{ component: 'blog-article', title: `Artikel ${at}`, date: `2026-10-${at}` },
    teaser: at === 10 ? '' : `Teaser ${at}.`,
    image: { filename: `/content/textile/blog/linnen-2000x1500.jpg`, alt: `Foto ${at}`, focus: '' },
    body: [{ _uid: 't', component: 'text', title: 'Het begin', text: `Verhaal ${at}.` }],
  },
});

let backend: TestBackend;
beforeAll(async () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'textile/blog'), { recursive: true });
  const write = (slug: string, story: object) =>
    writeFileSync(join(folder, `textile/blog/${slug}.json`), JSON.stringify(story));
  for (let at = 10; at < 28; at += 1) write(`artikel-${at}`, anArticle(at, tagsOf(at)));
  write('los', { ...anArticle(9, []), content: { component: 'page', body: [] } });
  backend = await aBackend({ stories: diskStories(folder) });
  // Warms up the backend: on a busy machine the first response may exceed the page's timeout.
  await open('/blog');
});

async function open(path: string, shop: Pick<TestBackend, 'fetch' | 'clock'> = backend): Promise<Page> {
  let page: Page | undefined;
  await withPages(view, shop, async (pageOf) => void (page = await pageOf(path)));
  return page ?? expect.unreachable('no page');
}
const titlesIn = ({ document }: Page, selector = 'main ul article') =>
  [...document.querySelectorAll(`${selector} h2, ${selector} h3`)].map(({ textContent }) => textContent);
const named = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_none, at) => `Artikel ${from - at}`);

describe('BLOG-01 the list of articles', () => {
  it('BLOG-01 shows each with image, title, date and teaser', async () => {
    const article = (await open('/blog')).document.querySelector('main article') ?? expect.unreachable();
    expect(article.querySelector('img')?.getAttribute('alt')).toBe('Foto 27');
    expect(article.querySelector('h2 a')?.getAttribute('href')).toBe('/blog/artikel-27');
    expect(article.querySelector('time')?.textContent).toBe('27-10-2026');
    expect(article.textContent).toContain('Teaser 27.');
  });
  it('BLOG-01 shows those after the first with image, title, date and teaser too', async () => {
    const [, ...others] = (await open('/blog')).document.querySelectorAll('main article');
    const shown = others.map((article) => [
      article.querySelector('img')?.getAttribute('alt'),
      article.querySelector('h2 a')?.textContent,
      article.querySelector('time')?.textContent,
      [...article.querySelectorAll('p')].at(-1)?.textContent,
    ]);
    const days = Array.from({ length: 15 }, (_none, at) => 26 - at);
    expect(shown).toEqual(days.map((day) => [`Foto ${day}`, `Artikel ${day}`, `${day}-10-2026`, `Teaser ${day}.`]));
  });
  it('BLOG-01 begins with the 16 newest', async () => expect(titlesIn(await open('/blog'))).toEqual(named(27, 12)));
  it('BLOG-01 has 16 more on the next page, until the total is reached', async () => {
    const page = await open('/blog?page=2');
    expect(titlesIn(page)).toEqual(named(27, 10));
    expect([...page.document.querySelectorAll('main button')]).toEqual([]);
  });
  it.each([
    ['', '16'],
    ['?page=2', '32'],
    ['?page=3', '48'],
    ['?tags=linnen&page=2', '32'],
  ])('BLOG-01 /blog%s has %s articles where there are as many', async (search, size) => {
    const network = aNetwork(backend.fetch);
    await open(`/blog${search}`, { ...backend, fetch: network.fetch });
    const asked = network
      .callsTo('/blog/list')
      .map(({ url }) => [url.searchParams.get('size'), url.searchParams.get('offset')]);
    expect(asked).toEqual([[size, '0']]);
  });
  it.each(['0', '-1', 'x', '1e9'])('BLOG-01 page %s is a list', async (page) =>
    expect((await open(`/blog?page=${page}`)).status).toBe(200),
  );
  it('BLOG-01 has a filter for each tag', async () => {
    const { document } = await open('/blog');
    const tags = [...document.querySelectorAll('main nav a')].map((tag) => tag.getAttribute('href'));
    expect(tags).toEqual(['/blog?tags=bed%20%26%20bad', '/blog?tags=linnen', '/blog?tags=wol']);
  });
  it('BLOG-01 filtered by a tag has the filters of the other tags', async () => {
    const { document } = await open('/blog?tags=linnen');
    const tags = [...document.querySelectorAll('main nav a')].map((tag) => tag.getAttribute('href'));
    expect(tags).toEqual(['/blog?tags=bed%20%26%20bad', '/blog', '/blog?tags=wol']);
  });
  it('BLOG-01 filters by a tag of several words', async () => {
    const tag = (await open('/blog')).document.querySelector('main nav a');
    expect(titlesIn(await open(tag?.getAttribute('href') ?? ''))).toEqual(['Artikel 20', 'Artikel 10']);
  });
  it('BLOG-01 filtered by tag has the articles of that tag, and a way back', async () => {
    const page = await open('/blog?tags=linnen');
    expect(titlesIn(page)).toEqual(named(14, 10));
    expect(page.document.querySelector('main nav a[aria-current]')?.getAttribute('href')).toBe('/blog');
  });
});

it('BLOG-02 entering the blog loads the articles of slug blog/ without tags at offset 0', async () => {
  const network = aNetwork(backend.fetch);
  await open('/blog', { ...backend, fetch: network.fetch });
  const asked = network.callsTo('/blog/list').map(({ url }) => Object.fromEntries(url.searchParams));
  expect(asked).toEqual([{ storeCode: 'textile', slug: 'blog/', size: '16', offset: '0' }]);
});

describe('BLOG-06 an article', () => {
  it('BLOG-06 shows its story', async () => {
    const { heading, text } = await open('/blog/artikel-12');
    expect(heading).toBe('Artikel 12');
    expect(text).toContain('Verhaal 12.');
  });
  it('BLOG-06 shows up to 3 related articles, without itself', async () =>
    expect(titlesIn(await open('/blog/artikel-13'), 'main section ul')).toEqual([
      'Artikel 14',
      'Artikel 12',
      'Artikel 11',
    ]));
  it('BLOG-06 is related to articles that share any of its tags', async () =>
    expect(titlesIn(await open('/blog/artikel-10'), 'main section ul')).toEqual([
      'Artikel 20',
      'Artikel 14',
      'Artikel 13',
    ]));
  it.each(['nergens', 'los'])('BLOG-06 is not found at /blog/%s', async (slug) =>
    expect((await open(`/blog/${slug}`)).status).toBe(404),
  );
});

it.each(['/blog', '/blog/artikel-12'])(
  'IMG-02 the pictures of %s come in the widths of content pictures',
  async (path) => {
    const pictures = [...(await open(path)).document.querySelectorAll('main article img')];
    const widths = pictures.map((picture) => picture.getAttribute('srcset')?.match(/\d+(?=w)/gu));
    expect(pictures.length).toBeGreaterThan(1);
    expect(widths).toEqual(pictures.map(() => ['1920', '1440', '1024', '768', '540', '375']));
  },
);

it.each([
  ['/blog', [27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12]],
  ['/blog/artikel-12', [12, 14, 13, 11]],
])('A11Y-06 the pictures of %s have the alt text of their article', async (path, articles) => {
  const pictures = [...(await open(path)).document.querySelectorAll('main article img')];
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(articles.map((at) => `Foto ${at}`));
});

it.each(['/blog', '/blog?tags=linnen', '/blog/artikel-12'])('BLOG-07 %s names the feed of the blog', async (path) => {
  const feed = (await open(path)).document.querySelector('link[type="application/rss+xml"]');
  expect([feed?.getAttribute('rel'), feed?.getAttribute('href')]).toEqual(['alternate', '/blog-feed.xml']);
});

describe('the head of the blog', () => {
  const meta = async (path: string, key: string) =>
    [...(await open(path)).document.querySelectorAll(`meta[property="${key}"], meta[name="${key}"]`)].map((tag) =>
      tag.getAttribute('content'),
    );
  const picture = `${site}/img/content/1024/textile/blog/linnen-2000x1500.jpg`;

  it('SEO-10 the picture of an article is its own', async () =>
    expect(await meta('/blog/artikel-12', 'og:image')).toEqual([picture]));
  it('SEO-10 the card of an article has its own picture', async () =>
    expect(await meta('/blog/artikel-12', 'twitter:image')).toEqual([picture]));
  it('SEO-10 an article has its title and teaser', async () => {
    expect(await meta('/blog/artikel-12', 'og:title')).toEqual(['Artikel 12']);
    expect(await meta('/blog/artikel-12', 'og:description')).toEqual(['Teaser 12.']);
  });
  it('STORE-07 an article without a teaser has the description of the store', async () =>
    expect(await meta('/blog/artikel-10', 'description')).toEqual([view.seo.description]));
  it('SEO-05 a filtered list has the address of the whole one', async () =>
    expect(await meta('/blog?tags=wol&page=2', 'og:url')).toEqual([`${site}/blog`]));
  it.each([
    ['the list', '/blog', 'Blog'],
    ['an article', '/blog/artikel-12', 'Artikel 12'],
  ])('SEO-09 %s has its BreadcrumbList', async (_what, path, name) => {
    const { '@type': type, itemListElement } = JSON.parse((await open(path)).structuredData);
    expect(type).toBe('BreadcrumbList');
    expect(itemListElement.map((step: { name: string; item: string }) => [step.name, step.item])).toEqual([
      ['Home', `${site}/`],
      [name, `${site}${path}`],
    ]);
  });
});
