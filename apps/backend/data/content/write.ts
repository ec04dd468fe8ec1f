/** Writes the stories of the three shops: `node apps/backend/data/content/write.ts`. Editors' copy lives in the files it writes from here on. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assortments } from '../generate/attributes.ts';
import type { CategoryPlan } from '../generate/family.ts';
import { articles, type Article } from './blog.ts';
import { copy, type Copy } from './copy.ts';
import { servicePages, type ServicePage } from './service.ts';
import { sizeTables, type SizeTable } from './sizeTables.ts';

const uid = (...parts: (string | number)[]): string => parts.join('-');

const toCategory = (slug: string) => ({ id: '', linktype: 'story', fieldtype: 'multilink', url: '', cached_url: slug });

const menuItem = (store: string, plan: CategoryPlan, depth = 0): object => ({
  _uid: uid(store, 'menu', plan.key),
  component: 'menu_item',
  label: plan.name,
  link: toCategory(`c/${plan.key}`),
  highlighted: false,
  disableSideMenu: false,
  nextLevel: depth < 2 ? (plan.children ?? []).map((child) => menuItem(store, child, depth + 1)) : [],
});

/** Words by which a search finds a page besides its name. */
const searchTerms: Readonly<Record<string, readonly string[]>> = {
  klantenservice: ['contact', 'telefoon', 'bellen', 'mailen', 'vraag', 'vragen', 'hulp', 'help'],
  beoordelingen: ['reviews', 'ervaringen'],
  bezorgen: ['verzenden', 'verzending', 'verzendkosten', 'bezorging', 'bezorgkosten', 'levering', 'levertijd', 'pakket', 'thuisbezorgd'],
  retourneren: ['retour', 'sturen', 'terugsturen', 'ruilen', 'terugbetaling', 'bedenktijd', 'herroepen'],
  'algemene-voorwaarden': ['garantie'],
  privacy: ['gegevens', 'cookies', 'AVG'],
  maattabel: ['maten', 'maatadvies', 'opmeten'],
};

const story = (id: number, store: string, slug: string, name: string, content: object) => ({
  story: {
    id, uuid: uid(store, slug.replaceAll('/', '-')), name, slug: slug.split('/').at(-1), full_slug: `${store}/${slug}`,
    created_at: '2026-10-01T08:00:00.000Z', published_at: '2026-11-02T08:00:00.000Z', first_published_at: '2026-10-01T08:00:00.000Z',
    sort_by_date: null, position: 0, tag_list: searchTerms[slug] ?? [], is_startpage: slug === 'home', parent_id: 0, meta_data: null, group_id: uid(store, 'group'),
    release_id: null, lang: 'default', path: null, alternates: [], translated_slugs: null, content,
  },
});

function theme(store: string, { usps, footer, menuFooter, newsletter }: Copy, tree: readonly CategoryPlan[]) {
  const part = (component: string, fields: object) => ({ _uid: uid(store, component), component, ...fields });
  return {
    _uid: uid(store, 'theme'), component: 'theme', header: part('header', {}), search: part('search', {}),
    menu: part('menu', { topLevelCategories: tree.map((plan) => menuItem(store, plan)), footerItems: menuFooter }),
    usps: part('usps', { items: usps }), footer: part('footer', { columns: footer, newsletter }),
  };
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));

const servicePage = (store: string, { slug, name, description, parts }: ServicePage) => ({
  _uid: uid(store, slug), component: 'page', title: name, description,
  body: parts.map(({ title, texts }, at) => ({
    _uid: uid(store, slug, at), component: 'text', title, text: { type: 'doc', content: paragraphs(texts) },
  })),
});

const article = (store: string, { slug, title, teaser, date, picture, parts, skus }: Article) => ({
  _uid: uid(store, slug), component: 'blog-article', title, description: teaser, teaser, date,
  image: { id: 0, filename: `/content/${store}/blog/${picture.file}-960x720.jpg`, alt: picture.alt, title: null, focus: '', name: '', copyright: null, source: null, fieldtype: 'asset' },
  body: [
    ...parts.map((part, at) => ({ _uid: uid(store, slug, at), component: 'text', title: part.title, text: { type: 'doc', content: paragraphs(part.texts) } })),
    { _uid: uid(store, slug, 'products'), component: 'product_list', title: 'Waar dit over ging', text: '', skus, category: '', size: '4', link_text: '' },
  ],
});

/** A story as it stands in the list of articles: with tags and the day on which it came out. */
const published = (id: number, store: string, { slug, title, date, tags }: Article, content: object) => {
  const { story: plain } = story(id, store, `blog/${slug}`, title, content);
  const at = `${date}T07:00:00.000Z`;
  return { story: { ...plain, tag_list: tags, created_at: at, published_at: at, first_published_at: at, sort_by_date: date } };
};

const sizeGuide = (store: string, tables: readonly SizeTable[]) => ({
  _uid: uid(store, 'maattabel'), component: 'page', title: 'Maattabel', description: 'Per merk en maat, in centimeters.',
  body: tables.map((table, at) => ({ _uid: uid(store, 'maattabel', at), component: 'size_table', ...table })),
});

for (const [at, { store, tree }] of assortments.entries()) {
  const words = copy[store];
  if (words === undefined) throw new RangeError(`No copy for ${store}`);
  const folder = join(import.meta.dirname, store);
  await mkdir(join(folder, 'config'), { recursive: true });
  await mkdir(join(folder, 'blog'), { recursive: true });
  const write = (path: string, content: object) => writeFile(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  const home = { _uid: uid(store, 'page'), component: 'page', title: words.title, description: words.description, body: words.body };
  await write('home.json', story(100 + at * 10, store, 'home', 'Home', home));
  for (const [nth, page] of servicePages(store).entries()) {
    await write(`${page.slug}.json`, story(200 + at * 10 + nth, store, page.slug, page.name, servicePage(store, page)));
  }
  for (const [nth, text] of (articles[store] ?? []).entries()) {
    await write(`blog/${text.slug}.json`, published(400 + at * 20 + nth, store, text, article(store, text)));
  }
  await write('maattabel.json', story(300 + at, store, 'maattabel', 'Maattabel', sizeGuide(store, sizeTables[store] ?? [])));
  await write('config/theme.json', story(101 + at * 10, store, 'config/theme', 'Thema', theme(store, words, tree)));
}
