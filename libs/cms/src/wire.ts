import * as v from 'valibot';
import {
  categoryTilesSchema,
  dailyOfferSchema,
  gridSchema,
  heroSchema,
  linkSchema,
  menuTileSchema,
  pageSchema,
  pictureBlockSchema,
  productListSchema,
  richTextNodeSchema,
  textSchema,
  tilePairSchema,
  tileSchema,
  uspSchema,
  uspsSchema,
  type WireArticle,
  type WireBlock,
  type WireImage,
  type WireMenuItem,
  type WireStory,
  type WireTheme,
} from './contract.ts';
import type { ArticleSummary } from './model/articles.ts';
import { sizeIn } from './model/images.ts';
import { linkOf } from './model/links.ts';
import type {
  Block,
  ContentImage,
  ContentLink,
  MenuItem,
  MenuTile,
  RichNode,
  Story,
  Theme,
  Tile,
  Usp,
} from './model/story.ts';

/** Only what is there: no key holds undefined, so what is dehydrated stays small. */
const present = <Name extends string, Value>(name: Name, value: Value | undefined): { [key in Name]?: Value } => {
  const found: { [key in Name]?: Value } = {};
  if (value !== undefined) found[name] = value;
  return found;
};

function imageFromWire(image: WireImage | '' | null | undefined): ContentImage | undefined {
  if (!image || !image.filename) return undefined;
  const { filename: source, alt, focus } = image;
  return { source, alt: alt ?? '', ...(focus ? { focus } : {}), ...present('size', sizeIn(source)) };
}

const tileFromWire = (tile: v.InferOutput<typeof tileSchema>): Tile => ({
  id: tile._uid,
  title: tile.title,
  text: tile.text,
  linkText: tile.link_text,
  ...present('image', imageFromWire(tile.image)),
  ...present('link', linkOf(tile.link)),
});

const uspFromWire = ({ label, text, link }: v.InferOutput<typeof uspSchema>): Usp => ({
  label,
  text,
  ...present('link', linkOf(link)),
});

const markFields = v.object({ href: v.optional(v.string()), target: v.nullish(v.string()) });
const nodeFields = v.object({
  type: v.string(),
  text: v.optional(v.string()),
  attrs: v.optional(v.looseObject({ level: v.optional(v.number()) })),
  marks: v.optional(v.array(v.object({ type: v.string(), attrs: v.optional(markFields) })), []),
  content: v.optional(v.array(richTextNodeSchema), []),
});

function nodeFromWire(node: unknown): RichNode[] {
  const read = v.safeParse(nodeFields, node);
  if (!read.success) return [];
  const { type, text, attrs, marks, content } = read.output;
  const spoken = marks.map(({ type: kind, attrs: given }) => ({
    type: kind,
    ...(given?.href === undefined
      ? {}
      : { attrs: { href: given.href, ...(given.target === '_blank' && { target: given.target }) } }),
  }));
  return [
    {
      type,
      ...present('text', text),
      ...present('level', attrs?.level),
      marks: spoken,
      content: content.flatMap(nodeFromWire),
    },
  ];
}

const paragraph = (text: string): RichNode[] =>
  text === '' ? [] : [{ type: 'paragraph', marks: [], content: [{ type: 'text', text, marks: [], content: [] }] }];

const heroBlock = v.pipe(
  heroSchema,
  v.transform((hero): Block => ({ ...tileFromWire(hero), type: 'hero', eyebrow: hero.eyebrow, look: hero.look })),
);
const tilePairBlock = v.pipe(
  tilePairSchema,
  v.transform(({ _uid, tiles }): Block => ({ type: 'tile_pair', id: _uid, tiles: tiles.map(tileFromWire) })),
);
const categoryTilesBlock = v.pipe(
  categoryTilesSchema,
  v.transform(({ _uid, title, tiles }): Block => ({
    type: 'category_tiles',
    id: _uid,
    title,
    tiles: tiles.map(tileFromWire),
  })),
);
const textBlock = v.pipe(
  textSchema,
  v.transform(({ _uid, title, text }): Block => {
    const nodes = typeof text === 'string' ? paragraph(text) : text.content.flatMap(nodeFromWire);
    return { type: 'text', id: _uid, title, nodes };
  }),
);
const uspsBlock = v.pipe(
  uspsSchema,
  v.transform(({ _uid, items }): Block => ({ type: 'usps', id: _uid, items: items.map(uspFromWire) })),
);
const imageBlock = v.pipe(
  pictureBlockSchema,
  v.transform(({ _uid, image, caption, link }): Block => {
    const found = imageFromWire(image);
    if (found === undefined) return { type: 'other', id: _uid, component: 'image', fields: {} };
    return { type: 'image', id: _uid, image: found, caption, ...present('link', linkOf(link)) };
  }),
);
const productListBlock = v.pipe(
  productListSchema,
  v.transform(({ _uid, title, text, skus, category, size, link, link_text }): Block => {
    const list = skus
      .split(',')
      .map((sku) => sku.trim())
      .filter((sku) => sku !== '');
    const found: { link?: ContentLink } = present('link', linkOf(link));
    return {
      type: 'product_list',
      id: _uid,
      title,
      text,
      skus: list,
      category,
      size: Number(size),
      linkText: link_text,
      ...found,
    };
  }),
);
const dailyOfferBlock = v.pipe(
  dailyOfferSchema,
  v.transform(({ _uid, eyebrow, title, text, sku }): Block => ({
    type: 'daily_offer',
    id: _uid,
    eyebrow,
    title,
    text,
    sku,
  })),
);
const gridBlock = v.pipe(
  gridSchema,
  v.transform(({ _uid, columns }): Block => ({ type: 'grid', id: _uid, columns: columns.map(blockFromWire) })),
);

const known = v.union([
  heroBlock,
  tilePairBlock,
  categoryTilesBlock,
  textBlock,
  imageBlock,
  uspsBlock,
  productListBlock,
  dailyOfferBlock,
  gridBlock,
]);

/** A block as the registry takes it; one that no schema fits keeps its name and fields. */
export function blockFromWire(block: WireBlock): Block {
  const { _uid: id, component, ...fields } = block;
  if (component === 'debug') return { type: 'debug', id, fields: JSON.stringify(fields, null, 2) };
  const read = v.safeParse(known, block);
  return read.success ? read.output : { type: 'other', id, component, fields };
}

/** A story as a page draws it. Content without a body (theme, menu, footer …) has no blocks. */
export function storyFromWire({ id, name, full_slug, content }: WireStory): Story {
  const page = v.safeParse(pageSchema, content);
  const { body, title, description } = page.success
    ? page.output
    : { body: [], title: undefined, description: undefined };
  return {
    id: String(id),
    slug: full_slug,
    name,
    ...present('title', title),
    ...present('description', description),
    body: body.map(blockFromWire),
  };
}

/** An article as a list shows it. */
export const articleFromWire = ({ id, slug, tag_list: tags, content }: WireArticle): ArticleSummary => ({
  id: String(id),
  href: `/blog/${encodeURIComponent(slug)}`,
  title: content.title,
  teaser: content.teaser,
  publishedAt: Date.parse(content.date),
  tags,
  ...present('image', imageFromWire(content.image)),
});

const nowhere: ContentLink = { href: '/', external: false };

const menuFromWire = ({
  label,
  link,
  highlighted = false,
  disableSideMenu = false,
  nextLevel = [],
  cta = [],
}: WireMenuItem): MenuItem => ({
  label,
  link: linkOf(link) ?? nowhere,
  highlighted,
  items: nextLevel.map(menuFromWire),
  ...(disableSideMenu && { isFlat: true }),
  ...(cta.length > 0 && { tiles: cta.map(menuTileFromWire) }),
});

const menuTileFromWire = ({ title, image, link }: v.InferOutput<typeof menuTileSchema>): MenuTile => ({
  title,
  link: linkOf(link) ?? nowhere,
  ...present('image', imageFromWire(image)),
});

type Labelled = { text: string; link: v.InferOutput<typeof linkSchema> };
const labelled = ({ text, link }: Labelled) => ({ text, link: linkOf(link) ?? nowhere });

/** The frame of a store's pages. */
export function themeFromWire({ menu, usps, footer }: WireTheme): Theme {
  return {
    menu: menu.topLevelCategories.map(menuFromWire),
    menuFooter: menu.footerItems.map(labelled),
    usps: usps.items.map(uspFromWire),
    ...(usps.animate_on_desktop && { movesOnDesktop: true }),
    footer: footer.columns.map(({ title, links }) => ({ title, links: links.map(labelled) })),
    ...present('newsletter', footer.newsletter && { title: footer.newsletter.title, text: footer.newsletter.text }),
  };
}
