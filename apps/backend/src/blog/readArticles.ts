import { articleStorySchema, type WireArticle } from '@etalage/cms/contract';
import * as v from 'valibot';
import type { Stories } from '../content/stories.ts';
import type { Store } from '../stores/stores.ts';

/** The articles of a store's blog below a slug, the newest first; a story that is no article is not there. */
export async function readArticles(stories: Stories, { code }: Store, slug = 'blog/'): Promise<readonly WireArticle[]> {
  const slugs = await stories.articles(code);
  const found = await Promise.all(slugs.map((name) => stories.story(`${code}/${name}`)));
  return found
    .flatMap((story) => (v.is(articleStorySchema, story) ? [v.parse(articleStorySchema, story)] : []))
    .filter(({ full_slug }) => full_slug.startsWith(`${code}/${slug}`))
    .sort((one, other) => other.content.date.localeCompare(one.content.date) || one.slug.localeCompare(other.slug));
}

/** The tags of articles, each once, in the order of the alphabet. */
export const tagsOf = (articles: readonly WireArticle[]): string[] =>
  [...new Set(articles.flatMap(({ tag_list }) => tag_list))].sort();

/** The articles that have any of these tags. */
export const withTags = (articles: readonly WireArticle[], tags: readonly string[]): WireArticle[] =>
  articles.filter(({ tag_list }) => tag_list.some((tag) => tags.includes(tag)));
