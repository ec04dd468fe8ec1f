import type { Article, ArticleSummary } from '@etalage/cms';
import { sizeIn, storyFromWire } from '@etalage/cms/headless';

/** An article as the content service holds it. */
type Written = {
  story: Parameters<typeof storyFromWire>[0] & {
    first_published_at: string;
    tag_list: string[];
    content: { title: string; teaser: string; image: { filename: string; alt: string } };
  };
};

const written = Object.entries(
  import.meta.glob<Written>('../../../backend/data/content/*/blog/*.json', { eager: true, import: 'default' }),
);

const heads: Record<string, { title: string; intro: string }> = {
  dailydeal: {
    title: 'Goed gevonden',
    intro: 'Waarom iets een vondst is, hoe je het heel houdt en wat je er nog meer mee kunt.',
  },
  fashion: { title: 'Dichtbij', intro: 'Over stoffen, maten en de lichamen die ze dragen.' },
  textile: {
    title: 'Uit het weefhuis',
    intro: 'Wat linnen, badstof en katoen van je vragen, en wat ze ervoor teruggeven.',
  },
};

/** How many articles a list shows before one asks for more. */
const shownArticles = 4;

function articleOf({ story }: Written): Omit<Article, 'related'> {
  const { title, teaser, image } = story.content;
  const size = sizeIn(image.filename);
  return {
    id: String(story.id),
    href: `/${story.full_slug.split('/').slice(1).join('/')}`,
    ...{ title, teaser, tags: story.tag_list, publishedAt: Date.parse(story.first_published_at) },
    image: { source: image.filename, alt: image.alt, ...(size ? { size } : {}) },
    story: storyFromWire(story),
  };
}

/** What the blog of a demo shop holds, the latest first; a store that is new shows that of Weefhuis. */
export function blogOf(store: string) {
  const code = Object.hasOwn(heads, store) ? store : 'textile';
  const all = written
    .filter(([path]) => path.includes(`/content/${code}/blog/`))
    .map(([, article]) => articleOf(article))
    .sort((one, other) => other.publishedAt - one.publishedAt);
  const [first] = all;
  if (first === undefined) throw new Error(`The blog of ${code} has no articles`);
  const summaries = all.map(({ story: _, ...summary }): ArticleSummary => summary);
  const article: Article = { ...first, related: summaries.slice(1, 4) };
  return {
    ...(heads[code] ?? { title: 'Blog', intro: '' }),
    list: {
      articles: summaries.slice(0, shownArticles),
      total: all.length,
      tags: [...new Set(all.flatMap(({ tags }) => tags))].map((tag) => ({
        tag,
        href: `/blog/?tags=${tag}`,
        isChosen: false,
      })),
    },
    article,
  };
}
