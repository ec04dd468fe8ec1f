import type { ArticleSummary } from './model/articles.ts';
import type { HeroBlock, ProductListBlock, Story, TextBlock, Tile } from './model/story.ts';

/** A page of one text block; state only what matters to the test. */
export const aStory = (differences: Partial<Story> = {}): Story => ({
  id: '1',
  slug: 'home',
  name: 'Home',
  body: [aTextBlock()],
  ...differences,
});

/** An article as a list shows it. */
export const anArticle = (differences: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: '7',
  href: '/blog/linen',
  title: 'Linen',
  teaser: '',
  publishedAt: Date.UTC(2026, 10, 19),
  tags: [],
  ...differences,
});

export const aTextBlock = (differences: Partial<TextBlock> = {}): TextBlock => ({
  type: 'text',
  id: 'text-1',
  title: 'Over katoen',
  nodes: [
    { type: 'paragraph', marks: [], content: [{ type: 'text', text: 'Katoen groeit.', marks: [], content: [] }] },
  ],
  ...differences,
});

export const aTile = (differences: Partial<Tile> = {}): Tile => ({
  id: 'tile-1',
  title: 'Bad',
  text: '',
  linkText: '',
  link: { href: '/c/bad', external: false },
  image: { source: '/content/sample/tile-bad-800x774.jpg', alt: 'Handdoeken', size: { width: 800, height: 774 } },
  ...differences,
});

export const aHeroBlock = (differences: Partial<HeroBlock> = {}): HeroBlock => ({
  ...aTile({ title: 'Linnen om in te wonen', text: 'Voor bad, keuken en bed.', linkText: 'Bekijk alles' }),
  type: 'hero',
  id: 'hero-1',
  eyebrow: 'Nieuw',
  look: 'full',
  image: { source: '/content/sample/hero-1600x900.jpg', alt: 'Een gedekt bed', size: { width: 1600, height: 900 } },
  ...differences,
});

export const aProductListBlock = (differences: Partial<ProductListBlock> = {}): ProductListBlock => ({
  type: 'product_list',
  id: 'list-1',
  title: 'Favorieten',
  text: '',
  skus: ['WH-HD-01', 'WH-HD-02'],
  category: '',
  size: 8,
  linkText: '',
  ...differences,
});
