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
  verpakking?: string;
  /** Option labels of `model`, taken in turn; they decide the pattern of the picture as well. */
  models: readonly string[];
  /** One of these opens the description of each product, in turn. */
  openings: readonly string[];
  /** What holds for every product of the family. */
  body: string;
  hygiene?: true;
};

/** A set of loose products, named by the slugs of its parts. */
export type SetOf = { name: string; category: string; parts: readonly string[]; description: string };

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
  tree: readonly CategoryPlan[];
  /** Slugs of products in a particular state, for whoever wants to meet it. */
  soldOut: string;
  threeLeft: string;
};
