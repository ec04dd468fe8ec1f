import { shortText } from '@etalage/core';
import { blog } from '@etalage/core/constants';
import * as v from 'valibot';

/** A link as content editors set it (wire contract 13.4). `linktype` story means a page of this shop. */
export const linkSchema = v.looseObject({
  linktype: v.optional(v.string()),
  url: v.optional(v.string()),
  cached_url: v.optional(v.string()),
  target: v.optional(v.nullable(v.string())),
  anchor: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
});

/** An asset; `focus` is `x1xy1:x2xy2` in pixels of the original. An empty one has no filename. */
export const imageSchema = v.looseObject({
  filename: v.nullish(v.string()),
  alt: v.nullish(v.string()),
  focus: v.nullish(v.string()),
});

/** Any block: what kind it is, and fields of its own. */
export const blockSchema = v.looseObject({ _uid: v.string(), component: v.string() });

const words = v.optional(v.string(), '');
const maybeLink = v.optional(linkSchema);
const maybeImage = v.nullish(v.union([imageSchema, v.literal('')]));

export const heroSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('hero'),
  eyebrow: words,
  title: v.string(),
  text: words,
  image: maybeImage,
  link: maybeLink,
  link_text: words,
  look: v.optional(v.picklist(['full', 'split']), 'full'),
});

export const tileSchema = v.looseObject({
  _uid: v.string(),
  title: v.string(),
  text: words,
  image: maybeImage,
  link: maybeLink,
  link_text: words,
});
export const tilePairSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('tile_pair'),
  tiles: v.array(tileSchema),
});
export const categoryTilesSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('category_tiles'),
  title: words,
  tiles: v.array(tileSchema),
});

export const richTextNodeSchema = v.looseObject({ type: v.string() });
export const richTextSchema = v.looseObject({
  type: v.literal('doc'),
  content: v.optional(v.array(richTextNodeSchema), []),
});
export const textSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('text'),
  title: words,
  text: v.union([richTextSchema, v.string()]),
});

export const pictureBlockSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('image'),
  image: imageSchema,
  caption: words,
  link: maybeLink,
});

export const uspSchema = v.looseObject({ label: v.string(), text: words, link: maybeLink });
export const uspsSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('usps'),
  items: v.array(uspSchema),
});

/** Products by sku (comma-separated) or of a category (its slug). */
export const productListSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('product_list'),
  title: words,
  text: words,
  skus: words,
  category: words,
  size: v.optional(v.string(), '8'),
  link: maybeLink,
  link_text: words,
});

/** Today's find. `ends_at` is left out where the offer itself says when it ends. */
export const dailyOfferSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('daily_offer'),
  eyebrow: words,
  title: words,
  text: words,
  sku: v.string(),
});

export const gridSchema = v.looseObject({
  ...blockSchema.entries,
  component: v.literal('grid'),
  columns: v.optional(v.array(blockSchema), []),
});

export const pageSchema = v.looseObject({
  component: v.string(),
  body: v.optional(v.array(blockSchema), []),
  title: v.optional(v.string()),
  description: v.optional(v.string()),
});

/** A story: id, slug and content; `full_slug` is without slashes at its ends. */
export const storySchema = v.looseObject({
  id: v.union([v.number(), v.string()]),
  name: v.string(),
  slug: v.string(),
  full_slug: v.string(),
  content: v.looseObject({ component: v.string() }),
});
export const storyAnswerSchema = v.looseObject({ story: storySchema });

/** The content of a blog article: a page, with what lists show of it. `date` is a day. */
export const articleSchema = v.looseObject({
  ...pageSchema.entries,
  component: v.literal('blog-article'),
  title: v.string(),
  teaser: words,
  date: v.pipe(v.string(), v.isoDate()),
  image: maybeImage,
});
/** A story of the blog (wire contract 13.8). */
export const articleStorySchema = v.looseObject({
  ...storySchema.entries,
  tag_list: v.optional(v.array(v.string()), []),
  content: articleSchema,
});

const count = v.pipe(v.string(), v.regex(/^[0-9]{1,6}$/));
const blogPlace = { storeCode: v.optional(shortText(64)), slug: v.optional(shortText(255), 'blog/') };
/** The query of the list of articles: one page of those with any of these tags, divided by commas (BLOG-03). */
export const blogListQuery = v.looseObject({
  ...blogPlace,
  size: v.optional(count, String(blog.listSize)),
  offset: v.optional(count, '0'),
  tags: v.optional(shortText(1_000), ''),
});
/** The articles of a page, the tags in use, and how many articles there are with those that were asked for. */
export const blogList = v.looseObject({
  stories: v.array(articleStorySchema),
  tags: v.array(v.string()),
  total: v.number(),
});
export const blogTags = v.array(v.string());
/** The query and the body of the articles that share a tag; `exclude` has uuids or full slugs (BLOG-05). */
export const blogRelatedQuery = v.looseObject({ ...blogPlace, size: v.optional(count, String(blog.relatedSize)) });
export const blogRelatedRequest = v.looseObject({
  tags: v.optional(v.pipe(v.array(shortText(255)), v.maxLength(50)), []),
  exclude: v.optional(v.pipe(v.array(shortText(255)), v.maxLength(50)), []),
});
export const blogRelated = v.looseObject({ stories: v.array(articleStorySchema) });

const labelledLink = v.looseObject({ text: v.string(), link: linkSchema });
/** What a menu puts forward beside its entries. */
export const menuTileSchema = v.looseObject({ image: maybeImage, title: v.string(), link: linkSchema });
export const menuItemSchema: v.GenericSchema<unknown, WireMenuItem> = v.looseObject({
  label: v.string(),
  link: linkSchema,
  highlighted: v.optional(v.boolean()),
  disableSideMenu: v.optional(v.boolean()),
  cta: v.optional(v.array(menuTileSchema)),
  nextLevel: v.optional(v.array(v.lazy(() => menuItemSchema))),
});
export type WireMenuItem = {
  label: string;
  link: WireLink;
  highlighted?: boolean | undefined;
  disableSideMenu?: boolean | undefined;
  cta?: v.InferOutput<typeof menuTileSchema>[] | undefined;
  nextLevel?: WireMenuItem[] | undefined;
};

/** What frames every page of a store (wire contract 13.5): menu, selling points, footer. */
export const themeSchema = v.looseObject({
  component: v.literal('theme'),
  /** Left out, it has no entries: the shop's own categories are the menu then (MENU-12). */
  menu: v.optional(
    v.looseObject({
      topLevelCategories: v.optional(v.array(menuItemSchema), []),
      footerItems: v.optional(v.array(labelledLink), []),
    }),
    {},
  ),
  /** `animate_on_desktop`: the bar of selling points moves on desktops too (HEADER-10). */
  usps: v.looseObject({ items: v.array(uspSchema), animate_on_desktop: v.optional(v.boolean()) }),
  footer: v.looseObject({
    columns: v.array(v.looseObject({ title: v.string(), links: v.array(labelledLink) })),
    newsletter: v.optional(v.looseObject({ title: words, text: words })),
  }),
});

export type WireLink = v.InferOutput<typeof linkSchema>;
export type WireImage = v.InferOutput<typeof imageSchema>;
export type WireBlock = v.InferOutput<typeof blockSchema>;
export type WireStory = v.InferOutput<typeof storySchema>;
export type WireArticle = v.InferOutput<typeof articleStorySchema>;
export type WireTheme = v.InferOutput<typeof themeSchema>;

/** A page of content, and further words by which a search finds it. */
export const contentPageSchema = v.object({ slug: v.string(), name: v.string(), searchTerms: v.array(v.string()) });
export type ContentPage = v.InferOutput<typeof contentPageSchema>;
/** The answer of pages: all content pages of the store view. */
export const contentPagesSchema = v.array(contentPageSchema);
