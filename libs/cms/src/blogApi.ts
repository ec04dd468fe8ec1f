import { ApiError, read, silent, type StoreView } from '@etalage/core';
import { blog } from '@etalage/core/constants';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { articleStorySchema, blogList, blogRelated, storySchema, type WireArticle } from './contract.ts';
import type { Article, ArticleSummary } from './model/articles.ts';
import { articleFromWire, storyFromWire } from './wire.ts';

/** The newest articles of a blog, of those with a tag if one is named. */
export type ArticlesQuestion = { size: number; tag?: string | undefined };
/** Articles, of how many there are, and every tag in use. */
export type FoundArticles = { articles: readonly ArticleSummary[]; total: number; tags: readonly string[] };

/** The calls of the blog. */
export type BlogApi = {
  articles(question: ArticlesQuestion): Promise<FoundArticles>;
  /** With what to read after it. Throws ApiError 404 for a slug without an article. */
  article(slug: string): Promise<Article>;
};

const storyAnswer = v.looseObject({ story: v.union([articleStorySchema, storySchema]) });
const isArticle = (story: v.InferOutput<typeof storyAnswer>['story']): story is WireArticle =>
  v.is(articleStorySchema, story);

/** The calls of a store's blog over the shop's HTTP client (wire contract 13.8). */
export function createBlogApi(
  http: KyInstance,
  { endpoints, storeCode }: Pick<StoreView, 'endpoints' | 'storeCode'>,
): BlogApi {
  const related = async ({ tag_list: tags, full_slug }: WireArticle) => {
    const searchParams = { storeCode, slug: 'blog/', size: String(blog.relatedSize) };
    const json = { tags, exclude: [full_slug] };
    return (await read(http.post(`${endpoints.blog}/related`, { searchParams, json }), blogRelated)).stories;
  };
  return {
    articles: async ({ size, tag }) => {
      const searchParams = { storeCode, slug: 'blog/', size: String(size), offset: '0', ...(tag && { tags: tag }) };
      const { stories, ...found } = await read(http.get(`${endpoints.blog}/list`, { searchParams }), blogList);
      return { ...found, articles: stories.map(articleFromWire) };
    },
    article: async (slug) => {
      const address = `${endpoints.cms}/story/${storeCode}/blog/${encodeURIComponent(slug)}`;
      const { story } = await read(http.get(address, silent), storyAnswer);
      if (!isArticle(story)) throw new ApiError(404, 'This story is no article');
      const others = (await related(story)).map(articleFromWire);
      return { ...articleFromWire(story), story: storyFromWire(story), related: others };
    },
  };
}
