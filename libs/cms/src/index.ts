export { BlockBoundary, BlockFailed } from './components/BlockBoundary/BlockBoundary.tsx';
export { ContentPicture } from './components/ContentPicture/ContentPicture.tsx';
export { HeroView } from './components/HeroBlock/HeroBlock.tsx';
export { ImageView } from './components/ImageBlock/ImageBlock.tsx';
export { RichText } from './components/RichText/RichText.tsx';
export { StoryLink, type InternalLinkProps } from './components/StoryLink/StoryLink.tsx';
export { drawBlock, type BlockRegistry, type BlockTools } from './components/StoryView/registry.ts';
export { standardBlocks } from './components/StoryView/standardBlocks.tsx';
export { StoryView } from './components/StoryView/StoryView.tsx';
export { TextView } from './components/TextBlock/TextBlock.tsx';
export { CategoryTiles, TilePair } from './components/TileBlocks/TileBlocks.tsx';
export { UspsView } from './components/UspsBlock/UspsBlock.tsx';
export { en } from './messages/en.ts';
export { nl, type CmsMessages } from './messages/nl.ts';
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
export { BlogArticle, type BlogArticleProps } from './components/BlogArticle/BlogArticle.tsx';
export { BlogOverview, type BlogOverviewProps } from './components/BlogOverview/BlogOverview.tsx';
export { blogEn } from './messages/blogEn.ts';
export { blogNl, type BlogMessages } from './messages/blog.ts';
export type { Article, ArticleList, ArticleSummary } from './model/articles.ts';
