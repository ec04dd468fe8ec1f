import { contentImageUrl, type ArticleList, type ContentImage } from '@etalage/cms/headless';
import { blog as blogConstants, images } from '@etalage/core/constants';
import { mustBeNames } from '../../services/names.ts';
import { contentData } from '../../services/structuredData.ts';
import type { PageServer, PageServices } from '../pageServer.ts';
import type { PageSearch } from '../pageRequest.ts';
import { addressOf } from '../definePage.tsx';
import type { BlogData } from './blogData.ts';
import { blog as blogPage } from './page.ts';

export const pageServer: PageServer<BlogData> = {
  load: async ({ params, search }, services, notes) => {
    const { siteUrl } = services;
    const { slug } = params;
    notes.tag('storyblok', 'storyblok:blog/', ...(slug ? [`storyblok:blog/${slug}`] : []));
    const data = slug === undefined ? await listOf(services, search) : await articleOf(services, slug);
    notes.describe(contentData({ name: data.head.title ?? '' }, addressOf(blogPage, params), siteUrl));
    return data;
  },
};

/** A list grows to this many pages. */
const mostPages = 50;

async function listOf({ blog, words }: PageServices, search: PageSearch): Promise<BlogData> {
  const { title, intro: description } = words.blog;
  const page = Math.min(mostPages, Math.max(1, Math.trunc(Number(search['page'])) || 1));
  const tag = search['tags']?.slice(0, 100) || undefined;
  const found = await blog.articles({ size: page * blogConstants.listSize, tag });
  const list = { ...found, tags: found.tags.map((each) => tagLink(each, tag)) };
  return { kind: 'list', head: { title, description }, list, page, tag };
}

/** A chosen tag leads back to all articles. */
function tagLink(tag: string, chosen: string | undefined): ArticleList['tags'][number] {
  const isChosen = tag === chosen;
  const list = addressOf(blogPage, {});
  return { tag, isChosen, href: isChosen ? list : `${list}?tags=${encodeURIComponent(tag)}` };
}

async function articleOf({ blog, siteUrl }: PageServices, slug: string): Promise<BlogData> {
  mustBeNames(slug);
  const article = await blog.article(slug);
  const { title, teaser, story, image } = article;
  const head = { title: story.title || title, description: story.description || teaser || undefined };
  return { kind: 'article', article, head: { ...head, ...(image && { cover: coverOf(image, siteUrl) }) } };
}

/** CSS pixels: wide enough for the card of a shared link. */
const coverWidth = images.contentWidths[2];
const coverOf = (image: ContentImage, siteUrl: string) => new URL(contentImageUrl(image, coverWidth), siteUrl).href;
