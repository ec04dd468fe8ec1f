import { expect, it } from 'vitest';
import * as contract from './contract.ts';
import * as headless from './headless.ts';
import * as testing from './testing.ts';

it('opens exactly these names', () => {
  expect(Object.keys(headless).sort()).toEqual([
    'blockFromWire',
    'contentImageUrl',
    'contentSrcSet',
    'createCmsApi',
    'en',
    'focusPosition',
    'fullStorySlug',
    'isExternal',
    'linkAttributes',
    'linkOf',
    'nl',
    'sizeIn',
    'skusOf',
    'storyFromWire',
    'storySlug',
    'themeFromWire',
    'toLink',
  ]);
  expect(Object.keys(contract).sort()).toEqual([
    'blockSchema',
    'categoryTilesSchema',
    'contentPageSchema',
    'contentPagesSchema',
    'dailyOfferSchema',
    'gridSchema',
    'heroSchema',
    'imageSchema',
    'linkSchema',
    'menuItemSchema',
    'menuTileSchema',
    'pageSchema',
    'pictureBlockSchema',
    'productListSchema',
    'richTextNodeSchema',
    'richTextSchema',
    'storyAnswerSchema',
    'storySchema',
    'textSchema',
    'themeSchema',
    'tilePairSchema',
    'tileSchema',
    'uspSchema',
    'uspsSchema',
  ]);
  expect(Object.keys(testing).sort()).toEqual(['aHeroBlock', 'aProductListBlock', 'aStory', 'aTextBlock', 'aTile']);
});
