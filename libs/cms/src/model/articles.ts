import type { Instant } from '@etalage/core';
import type { ContentImage, Story } from './story.ts';

/** An article of the blog as a list shows it (BLOG-01). */
export type ArticleSummary = {
  id: string;
  href: string;
  title: string;
  teaser: string;
  publishedAt: Instant;
  tags: readonly string[];
  image?: ContentImage;
};

/** An article and what to read after it (BLOG-06). */
export type Article = ArticleSummary & { story: Story; related: readonly ArticleSummary[] };

/** The articles of the blog so far, of those that there are. */
export type ArticleList = {
  articles: readonly ArticleSummary[];
  total: number;
  /** Every tag in use, each with the address of the list that it filters. */
  tags: readonly { tag: string; href: string; isChosen: boolean }[];
};
