/** A link as the shop follows it; the editor may have it open in a new tab. */
export type ContentLink = { href: string; external: boolean; target?: '_blank' };
/** A picture of a story. `focus` is in pixels of the original, `size` where the address tells it. */
export type ContentImage = { source: string; alt: string; focus?: string; size?: { width: number; height: number } };

export type Tile = {
  id: string;
  title: string;
  text: string;
  image?: ContentImage;
  link?: ContentLink;
  linkText: string;
};
export type Usp = { label: string; text: string; link?: ContentLink };

export type RichMark = { type: string; attrs?: { href?: string; target?: string | undefined } };
/** A node of rich text, in the editor's own words; unknown ones show their content. */
export type RichNode = {
  type: string;
  text?: string;
  level?: number;
  marks: readonly RichMark[];
  content: readonly RichNode[];
};

type Of<Type extends string, Fields> = { type: Type; id: string } & Fields;
export type HeroBlock = Of<'hero', Omit<Tile, 'id'> & { eyebrow: string; look: 'full' | 'split' }>;
export type TilePairBlock = Of<'tile_pair', { tiles: readonly Tile[] }>;
export type CategoryTilesBlock = Of<'category_tiles', { title: string; tiles: readonly Tile[] }>;
export type TextBlock = Of<'text', { title: string; nodes: readonly RichNode[] }>;
export type ImageBlock = Of<'image', { image: ContentImage; caption: string; link?: ContentLink }>;
export type UspsBlock = Of<'usps', { items: readonly Usp[] }>;
export type ProductListBlock = Of<
  'product_list',
  {
    title: string;
    text: string;
    skus: readonly string[];
    category: string;
    size: number;
    link?: ContentLink;
    linkText: string;
  }
>;
/** `ending`, at an instant in epoch milliseconds, stands in the one that shows the offer of the day. */
export type DailyOfferBlock = Of<
  'daily_offer',
  { eyebrow: string; title: string; text: string; sku: string; ending?: { at: number; words: string } }
>;
export type GridBlock = Of<'grid', { columns: readonly Block[] }>;
export type DebugBlock = Of<'debug', { fields: string }>;
/** A block that only the registry knows, by the name of its component. */
export type OtherBlock = Of<'other', { component: string; fields: Readonly<Record<string, unknown>> }>;

export type Block =
  | HeroBlock
  | TilePairBlock
  | CategoryTilesBlock
  | TextBlock
  | ImageBlock
  | UspsBlock
  | ProductListBlock
  | DailyOfferBlock
  | GridBlock
  | DebugBlock
  | OtherBlock;

/** A page of content, ready to be drawn: plain data without the fields that only editors need. */
export type Story = {
  id: string;
  slug: string;
  name: string;
  title?: string;
  description?: string;
  body: readonly Block[];
};

/** What a menu puts forward beside its entries. */
export type MenuTile = { title: string; link: ContentLink; image?: ContentImage };
export type MenuItem = {
  label: string;
  link: ContentLink;
  highlighted: boolean;
  items: readonly MenuItem[];
  /** What lies under its entries does not show. */
  isFlat?: boolean;
  tiles?: readonly MenuTile[];
};
export type LabelledLink = { text: string; link: ContentLink };
/** What frames every page of a store. */
export type Theme = {
  menu: readonly MenuItem[];
  menuFooter: readonly LabelledLink[];
  usps: readonly Usp[];
  /** The bar of selling points moves on desktops too. */
  movesOnDesktop?: true;
  footer: readonly { title: string; links: readonly LabelledLink[] }[];
  newsletter?: { title: string; text: string };
};

/** The products that a story asks for, each once and in order: what a loader fetches together with it. */
export function skusOf(blocks: readonly Block[]): string[] {
  const all = blocks.flatMap((block) => {
    if (block.type === 'product_list') return block.skus;
    if (block.type === 'daily_offer') return [block.sku];
    return block.type === 'grid' ? skusOf(block.columns) : [];
  });
  return [...new Set(all)];
}
