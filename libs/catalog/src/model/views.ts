import type { Cents, Instant } from '@etalage/core';
import type { FactMessages } from '../messages/factsNl.ts';
import type { BundleGroup } from '../rules/bundles.ts';
import type { OwnOption } from '../rules/ownOptions.ts';
import type { TierOffer } from '../rules/tiers.ts';
import type { ListingSearch } from './listingSearch.ts';

/** A word on a picture; `kind` 'sale' and 'new' look different. */
export type CardLabel = { text: string; kind: string };
/** A colour by its name, with its CSS colour where it is known. */
export type Colour = { name: string; value?: string };

/** How a product stands in stock; `remaining` only when few are left. */
export type StockView = { status: 'ok' | 'volatile' | 'out_of_stock'; remaining?: number };

/** What a product costs; `originalPrice` only when it is reduced. */
export type PriceView = { price?: Cents; originalPrice?: Cents; discountPercent?: number };

/** What the required options of a product add to its price at least; left out where they add nothing. */
export type Surcharged = { requiredSurcharge?: Cents };

/** Lower prices each from some quantity on; left out where there are none (PRICE-18). */
export type Tiered = { tiers?: TierOffer[] };

/** The instant at which a shown price changes by itself; left out when none will. Pages that are kept end then. */
export type Expiring = { priceChangesAt?: Instant };

/** The address by url_path; left out where links lead to routes. */
export type LinkedByPath = { pathHref?: string | undefined };

/** A product as its card shows it. */
export type ProductSummary = PriceView &
  Expiring &
  LinkedByPath & {
    id: number;
    /** Of the variant that opens first, or of the product itself. */
    sku: string;
    parentSku: string;
    slug: string;
    type: string;
    name: string;
    /** True when its parts or variants cost different prices: what is shown is the lowest. */
    isFrom?: true;
    /** Its page opens without a chosen size: sizes differ in stock, and the list was not narrowed to one. */
    isSizeOpen?: true;
    /** Path of the picture, to be put behind /img/{width}/{height}/resize; none when the product has no picture. */
    image?: string;
    labels?: CardLabel[];
    /** Its daily offer has not started: the card has no button. */
    isUpcoming?: true;
    colours?: Colour[];
    /** Left out when it is in stock without more to say. */
    stock?: StockView;
    /** The material in one line, where the catalogue names it. */
    material?: string;
  };

export type GalleryItem = { kind: 'image' | 'video'; src: string; alt: string };

/** One variant, with no more than choosing it needs. */
export type VariantView = PriceView &
  Surcharged &
  Tiered & {
    id: number;
    sku: string;
    /** Option id by attribute code. */
    choices: Record<string, string>;
    image?: string;
    gallery?: GalleryItem[];
    stock: StockView;
  };

/** An option value, with the variant that choosing it leads to from the current choices. */
export type OptionValue = {
  id: string;
  label: string;
  state: 'available' | 'sold-out' | 'unavailable';
  isChosen: boolean;
  /** None when no variant has this value. */
  sku?: string;
  colour?: string;
};
export type ProductOptionView = {
  id: string;
  code: string;
  label: string;
  values: OptionValue[];
  isSize?: true;
  /** What is wrong with the choice, e.g. that there is none yet. */
  problem?: string;
};
export type Breadcrumb = LinkedByPath & { name: string; slug: string };

/** A care symbol of a textile by its code. */
export type CareSymbol = keyof FactMessages['careOf'];

/** The same model in another colour (PROD-12), with what its address is made of. */
export type ColourRelation = LinkedByPath & {
  id: number;
  sku: string;
  parentSku: string;
  slug: string;
  type: string;
  title: string;
  image?: string;
  color: string;
  isSizeOpen?: true;
};

/** What customers say of a product, the newest first; `average` out of 5, none without reviews (PROD-24). */
export type ProductReviewsView = {
  average?: number;
  count: number;
  items: { id: number; title: string; detail: string; nickname: string; rating: number; date?: string }[];
};

/** What a page tells to who only reads: the server draws it, and the data of a first load leave it out. */
export type ProductAbout = {
  care: CareSymbol[];
  colours: ColourRelation[];
  related: ProductSummary[];
  upsell: ProductSummary[];
  reviews: ProductReviewsView;
  /** When it is delivered, in words that hold until an instant; left out where no day is promised (SHIP-11). */
  delivery?: { words: string; until: Instant };
};

/** One product of a set, with how many of it the set begins with (PROD-08). */
export type GroupMember = PriceView &
  Tiered &
  Expiring &
  LinkedByPath & {
    id: number;
    sku: string;
    parentSku: string;
    slug: string;
    type: string;
    name: string;
    image?: string;
    quantity: number;
    /** Left out when nothing is to be said of it. */
    stock?: StockView;
  };

/** A product as its page shows it, with one variant current. */
export type ProductDetail = PriceView &
  Surcharged &
  Tiered &
  Expiring & {
    id: number;
    /** Of the current variant. */
    sku: string;
    parentSku: string;
    /** Its url_path as an address, in a store that links by it. */
    path?: string;
    /** Of the variant that the canonical address names. */
    defaultSku: string;
    slug: string;
    type: string;
    name: string;
    brand?: string;
    /** Sanitised by the backend. */
    description: string;
    gallery: GalleryItem[];
    /** The gallery of a variant that has none of its own. */
    ownGallery?: GalleryItem[];
    labels?: CardLabel[];
    options: ProductOptionView[];
    variants: VariantView[];
    isConfigured: boolean;
    /** Sizes differ in stock, so the shopper is asked for one where the address names none. */
    asksSize?: true;
    /** Code of the option that has to be chosen before an order: the size, while none is chosen. */
    openOption?: string;
    /** True while sizes are open that cost different prices: what is shown is the lowest. */
    isFrom?: true;
    /** Wishes of the shopper's own; left out where there are none. */
    ownOptions?: OwnOption[];
    /** The products of a set; left out for anything else. */
    members?: GroupMember[];
    /** What goes into a bundle; left out for anything else. */
    bundle?: BundleGroup[];
    stock: StockView;
    specification: { label: string; value: string }[];
    about: ProductAbout;
    breadcrumbs: Breadcrumb[];
    /** The text of what is wrong with the product, by subject. */
    errors: Record<string, string>;
    info: Record<string, string>;
    /** Title and description for the head, where the product has its own. */
    head: { title: string; description: string };
    categoryIds: number[];
    /** When the daily offer that sets the price ends; left out for what is not on offer. */
    offerEndsAt?: Instant;
    /** A side block is missing because nobody answered for it: the page is shown, and kept by nobody. */
    isIncomplete?: true;
  };

/**
 * What a list can be narrowed to. `type` is its attribute, `id` how it stands in the address: a label's slug, or a range of
 * prices in whole euros, whose bounds are `from` and `to`. A `single` one replaces its earlier choice, others collect (LIST-06).
 */
export type FilterOption = { id: string; label: string; type: string; from?: string; to?: string; single?: true };
/** An option with how many products have it. */
export type FacetValue = FilterOption & { count: number; isChosen: boolean; colour?: string };
/** What there is to choose from in one attribute. */
export type Facet = { attribute: string; label: string; values: FacetValue[] };

/** A page of products with what there is to choose from. */
export type Listing = {
  products: ProductSummary[];
  total: number;
  /** From 1; the products are those of this page and, in a list that grew, of the pages before. */
  page: number;
  pageSize: number;
  facets: Facet[];
  /** Floor and ceiling in whole euros over all products (LIST-10); none without products. */
  priceExtremes?: { min: number; max: number };
  search: ListingSearch;
  /** True when the search engine gave no answer. */
  isUnreachable?: boolean;
};

export type CategoryLink = LinkedByPath & { id: number; name: string; slug: string; count: number };
/** Head values of a page. */
export type PageHead = { title: string; description: string; keywords: string };

/** How search engines see a list: left out where they see it as any page. */
export type Indexing = {
  isIndexed?: false;
  /** What follows the category in its canonical address. */
  canonicalQuery?: string;
};

/** A category with its listing. */
export type CategoryPage = LinkedByPath & {
  id: number;
  name: string;
  slug: string;
  description?: string;
  breadcrumbs: Breadcrumb[];
  subcategories: CategoryLink[];
  /** Empty texts stand where the store's own apply. */
  head: PageHead & Indexing;
  listing: Listing;
};

/** A category in the tree that menus are made of. */
export type CategoryNode = CategoryLink & {
  parentId: number;
  level: number;
  isInMenu: boolean;
  description: string;
  head: PageHead;
  children: CategoryNode[];
};
