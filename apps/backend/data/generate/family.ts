import type { Colour } from './colours.ts';

/** One size and what it costs, in cents, tax included. */
export type Size = readonly [label: string, price: number];
export type Fibre = readonly [name: string, percentage: number];

/** Products of one kind: the same cut and cloth under several names, in several colours and sizes. */
export type Family = {
  /** 'Handdoek'; a product is called by it and one of `names`. */
  name: string;
  names: readonly string[];
  /** Key of the deepest category. */
  category: string;
  /** Short code for the sku. */
  code: string;
  /** Which scene its pictures are made from. */
  shape: string;
  brands: readonly string[];
  colours: readonly Colour[];
  /** How many colours one product comes in. */
  choice: number;
  sizes: readonly Size[];
  fibres: readonly Fibre[];
  grams?: number;
  care: readonly string[];
  geslacht?: 'Dames' | 'Heren' | 'Kinderen' | 'Unisex';
  verpakking?: string | undefined;
  /** Option labels of `model`, taken in turn; they decide the pattern of the picture as well. */
  models: readonly string[];
  /** One of these opens the description of each product, in turn. */
  openings: readonly string[];
  /** What holds for every product of the family. */
  body: string;
  hygiene?: true;
  /** Each colour is a product of its own, tied to the others by its model, which `models` names like `names`. */
  apart?: true;
  /** What is not sent in a parcel. */
  kind?: 'virtual' | 'downloadable';
  /** What a shopper may have done to it. */
  options?: readonly CustomOption[];
};

/** A choice of the shopper's own (wire contract 3.6): prices in euros when fixed, in percent of the product otherwise. */
export type CustomOption = {
  title: string;
  type: 'field' | 'drop_down' | 'checkbox';
  is_require: boolean;
  max_characters?: number;
  price?: number;
  price_type?: 'fixed' | 'percent';
  values?: readonly { title: string; price: number; price_type: 'fixed' | 'percent' }[];
};

/** A set of loose products, named by the slugs of its parts. */
export type SetOf = {
  name: string;
  category: string;
  parts: readonly string[];
  description: string;
  /** Pictures of all of it together; those of its parts when left out. */
  shown?: { shape: string; colour: Colour };
};

/** A set that one puts together oneself: of each group one part, named by slugs of simple products; the first is suggested. */
export type BundleOf = Omit<SetOf, 'parts'> & {
  groups: readonly { title: string; type: 'radio' | 'select' | 'checkbox'; required: boolean; parts: readonly string[]; quantity?: number }[];
};

export type CategoryPlan = {
  key: string;
  name: string;
  title: string;
  description: string;
  children?: readonly CategoryPlan[];
};

/** Everything that one store sells. */
export type Assortment = {
  store: string;
  /** What its sku begins with. */
  prefix: string;
  families: readonly Family[];
  sets: readonly SetOf[];
  bundles: readonly BundleOf[];
  tree: readonly CategoryPlan[];
  /** Slugs of products in a particular state, for whoever wants to meet it. */
  soldOut: string;
  threeLeft: string;
};
