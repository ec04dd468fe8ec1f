import { expect, it } from 'vitest';
import * as all from './index.ts';

it('opens exactly these names to a React shop', () => {
  expect(Object.keys(all).sort()).toEqual([
    'BlockBoundary',
    'BlockFailed',
    'BlogArticle',
    'BlogOverview',
    'CategoryTiles',
    'ContentPicture',
    'HeroView',
    'ImageView',
    'RichText',
    'StoryLink',
    'StoryView',
    'TextView',
    'TilePair',
    'UspsView',
    'blogEn',
    'blogNl',
    'contentImageUrl',
    'contentSrcSet',
    'drawBlock',
    'en',
    'focusPosition',
    'fullStorySlug',
    'isExternal',
    'linkAttributes',
    'linkOf',
    'nl',
    'sizeIn',
    'skusOf',
    'standardBlocks',
    'storySlug',
    'toLink',
  ]);
});
