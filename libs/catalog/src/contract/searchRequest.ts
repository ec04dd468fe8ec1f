/** What can be searched. */
export type SearchEntity = 'product' | 'category' | 'attribute' | 'taxrule' | 'redirect' | 'cms_block' | 'cms_page';

/** A shopper's choice in one facet; each facet's counts ignore its own. */
export type FacetFilter =
  | { kind: 'terms'; attribute: string; values: (string | number)[] }
  /** Decimal euros, from inclusive, to exclusive. */
  | { kind: 'range'; attribute: 'price'; from?: number; to?: number };

/** The domain question that both engines answer alike. */
export type SearchRequest = {
  store: string;
  entity: SearchEntity;
  text?: string;
  scope: {
    visibility: number[];
    status: number[];
    inStockOnly?: boolean;
    categoryId?: number;
    /** Whose positions order the hits, where several categories are asked; `categoryId` when left out. */
    positionIn?: number;
    ids?: number[];
    skus?: string[];
  };
  filters: FacetFilter[];
  facets?: {
    attributes: string[];
    size?: number;
    /** Sizes of single attributes where they differ from `size`. */
    sizes?: Record<string, number>;
    priceRanges?: [number, number | null][];
    priceExtremes?: boolean;
  };
  sort?: 'relevance' | 'position' | 'newest' | 'price_asc' | 'price_desc';
  from?: number;
  size?: number;
  /** Whose prices are filtered, counted and sorted by; those for guests without one, or with 0. */
  customerGroupId?: number;
  include?: string[];
  exclude?: string[];
  suggest?: boolean;
  /** Allow-listed per entity: url_path, parent_id … */
  where?: { field: string; in: (string | number | boolean)[] }[];
  highlight?: boolean;
  /** Whether the answer says what became of the text. */
  explain?: boolean;
};

/** How many hits carry one value of an attribute. */
export type TermCount = { key: string | number; count: number };
/** How many hits cost `from` (included) to `to` (excluded, null is open), in decimal euros. */
export type RangeCount = { from: number; to: number | null; count: number };
/** The smallest and largest positive value of each price over the hits, in decimal euros; null without any. */
export type PriceExtremes = Record<
  'price' | 'special_price' | 'final_price',
  { min: number | null; max: number | null }
>;

/** What became of one word of a text. A word that says nothing has no stems. */
export type ExplainedWord = {
  word: string;
  /** What is looked for: its own stem or those of its corrections, compounds with the words beside it, and synonyms. */
  stems: string[];
  /** The words it is made of, by which an index finds it too. */
  parts: string[];
  /** Words of the catalogue that stand in for one that nothing has. */
  corrections: string[];
  /** False for a word that nothing has, and that nothing could stand in for. */
  isKnown: boolean;
};

/** Why a hit stands where it stands: its words, as which stem and where it has each best, and what raised or lowered the sum. */
export type ExplainedHit = {
  id: number;
  score: number;
  words: { word: string; stem: string; place: string; score: number }[];
  factors: ('all words' | 'sold out' | 'exact sku' | 'sku of a variant')[];
};

/** What became of a text; for shop owners who edit the words. */
export type SearchExplanation = {
  words: ExplainedWord[];
  /** How many of the words must match. */
  required: number;
  hits: ExplainedHit[];
};

/** What an engine answers to a SearchRequest. */
export type SearchResponse = {
  total: number;
  hits: { id: number; score: number; document: Record<string, unknown>; highlight?: Record<string, string> }[];
  facets?: {
    /** By attribute: the value itself, and the values of variants (`{attribute}_options`). */
    terms: Record<string, { own: TermCount[]; options: TermCount[] }>;
    priceRanges?: RangeCount[];
    priceExtremes?: PriceExtremes;
  };
  suggestions?: string[];
  explanation?: SearchExplanation;
  /** True when the engine gave no answer: the result is empty because of that. */
  unreachable?: boolean;
};
