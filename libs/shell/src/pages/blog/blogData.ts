import type { Article, ArticleList } from '@etalage/cms/headless';
import type { PageFacts } from '../definePage.tsx';

/** What a page of the blog shows: the newest articles up to a page, of one tag if it is chosen, or one article. */
export type BlogData = { head: PageFacts } & (
  { kind: 'list'; list: ArticleList; page: number; tag?: string | undefined } | { kind: 'article'; article: Article }
);
