export { createCmsApi, type CmsApi } from './api.ts';
export { createBlogApi, type ArticlesQuestion, type BlogApi, type FoundArticles } from './blogApi.ts';
export { blogEn } from './messages/blogEn.ts';
export { blogNl, type BlogMessages } from './messages/blog.ts';
export { en } from './messages/en.ts';
export { nl, type CmsMessages } from './messages/nl.ts';
export type { Article, ArticleList, ArticleSummary } from './model/articles.ts';
export { contentImageUrl, contentSrcSet, focusPosition, sizeIn } from './model/images.ts';
export { isExternal, linkAttributes, linkOf, toLink } from './model/links.ts';
export { fullStorySlug, storySlug } from './model/slugs.ts';
export { skusOf } from './model/story.ts';
export type {
  Block,
  CategoryTilesBlock,
  ContentImage,
  ContentLink,
  DailyOfferBlock,
  HeroBlock,
  ImageBlock,
  LabelledLink,
  MenuItem,
  MenuTile,
  OtherBlock,
  ProductListBlock,
  RichNode,
  Story,
  TextBlock,
  Theme,
  Tile,
  TilePairBlock,
  Usp,
  UspsBlock,
} from './model/story.ts';
export { blockFromWire, storyFromWire, themeFromWire } from './wire.ts';
