import type { AttributeDocument, Category } from './contract/category.ts';
import type { Product, ProductVariant } from './contract/product.ts';
import { detailNl } from './messages/detailNl.ts';
import type { BundleGroup } from './rules/bundles.ts';
import { ownOptionsOf, type OwnOption } from './rules/ownOptions.ts';
import { detailOf } from './model/detail.ts';
import { attributesByCode } from './model/attributes.ts';
import type { SizeTable } from './model/sizeGuide.ts';
import type { DetailContext } from './model/summary.ts';
import type {
  CategoryPage,
  ColourRelation,
  Facet,
  GroupMember,
  Listing,
  ProductAbout,
  ProductDetail,
  ProductReviewsView,
  ProductSummary,
} from './model/views.ts';

/** A variant document of a bath robe: blue, small, 59 euros, in stock. */
export function aVariant(differences: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id: 11,
    sku: 'JAS-BLAUW-S',
    status: 1,
    price: 59,
    kleur: '50',
    maat: '167',
    image: '/jas-blauw.jpg',
    stock: { product_id: 11, qty: 20, is_in_stock: true, manage_stock: true },
    ...differences,
  };
}

/** A configurable bath robe in two colours and two sizes, of which white-large does not exist. */
export function aProduct(differences: Partial<Product> = {}): Product {
  return {
    id: 10,
    sku: 'JAS',
    name: 'Badjas Fenne',
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    slug: 'badjas-fenne',
    price: 0,
    image: '/jas-blauw.jpg',
    description: '<p>Zacht en warm.</p>',
    kleur_options: [50, 51],
    category_ids: ['4'],
    stock: { product_id: 10, qty: 0, is_in_stock: true },
    configurable_options: [
      {
        attribute_id: '93',
        attribute_code: 'kleur',
        label: 'Kleur',
        values: [
          { value_index: 50, label: 'Blauw' },
          { value_index: 51, label: 'Wit' },
        ],
      },
      {
        attribute_id: '142',
        attribute_code: 'maat',
        label: 'Maat',
        values: [
          { value_index: 167, label: 'S' },
          { value_index: 168, label: 'L' },
        ],
      },
    ],
    configurable_children: [
      aVariant(),
      aVariant({ id: 12, sku: 'JAS-BLAUW-L', maat: '168', price: 65 }),
      aVariant({ id: 13, sku: 'JAS-WIT-S', kleur: '51', price: 49, image: '/jas-wit.jpg' }),
    ],
    ...differences,
  };
}

/** The attributes that the builders' products speak of. */
export const someAttributes: AttributeDocument[] = [
  {
    attribute_code: 'kleur',
    default_frontend_label: 'Kleur',
    options: [
      { label: ' ', value: '' },
      { label: 'Blauw', value: '50' },
      { label: 'Wit', value: 51 },
      { label: 'Rood', value: '52' },
    ],
  },
  {
    attribute_code: 'maat',
    default_frontend_label: 'Maat',
    options: [
      { label: 'S', value: '167' },
      { label: 'L', value: '168' },
    ],
  },
];

/** What view models are made with, at noon on 5 March 2026. */
export const aViewContext = (differences: Partial<DetailContext> = {}): DetailContext => ({
  now: Date.parse('2026-03-05T12:00:00Z'),
  attributes: attributesByCode(someAttributes),
  words: detailNl,
  ...differences,
});

/** The page of that bath robe. */
export const aProductDetail = (differences: Partial<ProductDetail> = {}): ProductDetail => ({
  ...detailOf(aProduct(), 'JAS-BLAUW-S', aViewContext()),
  ...differences,
});

/** What a page tells of a product that says nothing more. */
export const anAbout = (differences: Partial<ProductAbout> = {}): ProductAbout => ({
  care: [],
  colours: [],
  related: [],
  upsell: [],
  reviews: { count: 0, items: [] },
  ...differences,
});

/** What two customers say. */
export const someProductReviews = (): ProductReviewsView => ({
  average: 4.5,
  count: 2,
  items: [
    { id: 2, title: 'Top', detail: 'Zo zacht.', nickname: 'Guus', rating: 5, date: '3 november 2026' },
    { id: 1, title: 'Fijn', detail: 'Droogt goed.', nickname: 'Jet', rating: 4, date: '1 november 2026' },
  ],
});

/** What a brand's letters and bras measure. */
export const someSizeTables = (): SizeTable[] => [
  {
    brand: 'Linge',
    measure: 'Dames, in cm',
    columns: ['Maat', 'Borst'],
    rows: [
      ['S', '84-89'],
      ['M', '90-95'],
    ],
  },
  {
    brand: 'Linge',
    measure: 'Bh, in cm',
    columns: ['Band', 'Onder de borst', 'A', 'B'],
    rows: [['75', '73-77', '86-87', '88-89']],
  },
];

/** One washcloth of a set. */
export const aGroupMember = (differences: Partial<GroupMember> = {}): GroupMember => ({
  id: 1,
  sku: 'WH-1',
  parentSku: 'WH-1',
  slug: 'washandje-fenne',
  type: 'simple',
  name: 'Washandje Fenne',
  price: 349,
  image: '/washandje.jpg',
  quantity: 1,
  ...differences,
});

/** A box that is chosen, and what one may put into it. */
export const someBundleGroups = (): BundleGroup[] => [
  {
    id: '1',
    title: 'Doos',
    kind: 'radio',
    isRequired: true,
    parts: [
      { id: '11', productId: 1, sku: 'DS-1', name: 'Doos klein', price: 795, quantity: 1, isSoldOut: false },
      { id: '12', productId: 2, sku: 'DS-2', name: 'Doos groot', price: 995, quantity: 1, isSoldOut: false },
    ],
    preselected: ['12'],
  },
  {
    id: '2',
    title: 'Erin',
    kind: 'checkbox',
    isRequired: false,
    parts: [
      { id: '21', productId: 3, sku: 'WH-1', name: 'Washandje Fenne', price: 349, quantity: 2, isSoldOut: false },
      { id: '22', productId: 4, sku: 'WH-2', name: 'Washandje Noor', price: 349, quantity: 1, isSoldOut: true },
    ],
    preselected: [],
  },
];

/** A basket in another colour. */
export const aColourRelation = (differences: Partial<ColourRelation> = {}): ColourRelation => ({
  id: 2,
  sku: 'MAND-WIT',
  parentSku: 'MAND-WIT',
  slug: 'mand-wit',
  type: 'simple',
  title: 'Mand',
  image: '/mand-wit.jpg',
  color: 'Wit',
  ...differences,
});

/** A required name, a gift wrap, a thread and a card: one wish of each kind. */
export const someOwnOptions = (): OwnOption[] =>
  ownOptionsOf([
    { option_id: 7, title: 'Naam', type: 'field', is_require: true, sort_order: 1, max_characters: 14, price: 7.95 },
    {
      option_id: 8,
      title: 'Extra',
      type: 'checkbox',
      sort_order: 2,
      values: [{ option_type_id: 21, title: 'Inpakken', price: 2.5 }],
    },
    {
      option_id: 9,
      title: 'Garen',
      type: 'drop_down',
      sort_order: 3,
      values: [
        { option_type_id: 31, title: 'Wit', price: 0 },
        { option_type_id: 32, title: 'Goud', price: 10, price_type: 'percent' },
      ],
    },
    {
      option_id: 10,
      title: 'Erbij',
      type: 'radio',
      sort_order: 4,
      values: [{ option_type_id: 41, title: 'Kaart', price: 1 }],
    },
  ]);

/** A card of a towel. */
export const aProductSummary = (differences: Partial<ProductSummary> = {}): ProductSummary => ({
  id: 1,
  sku: 'HD-1',
  parentSku: 'HD-1',
  slug: 'handdoek-fenne',
  type: 'simple',
  name: 'Handdoek Fenne',
  price: 1295,
  image: '/handdoek.jpg',
  ...differences,
});

/** A facet of two colours. */
export const aFacet = (differences: Partial<Facet> = {}): Facet => ({
  attribute: 'kleur',
  label: 'Kleur',
  values: [
    { id: 'blauw', label: 'Blauw', type: 'kleur', count: 3, isChosen: false, colour: '#3464a0' },
    { id: 'wit', label: 'Wit', type: 'kleur', count: 5, isChosen: false, colour: '#f6f4ef' },
  ],
  ...differences,
});

/** A listing of as many towels as its total, at most a page of 50. */
export function aListing(differences: Partial<Listing> = {}): Listing {
  const total = differences.total ?? 2;
  const products = Array.from({ length: Math.min(total, 50) }, (_none, index) =>
    aProductSummary({
      id: index + 1,
      sku: `HD-${index + 1}`,
      parentSku: `HD-${index + 1}`,
      name: `Handdoek ${index + 1}`,
    }),
  );
  return { products, total, page: 1, pageSize: 50, facets: [aFacet()], search: {}, ...differences };
}

/** A category document. */
export const aCategory = (differences: Partial<Category> = {}): Category => ({
  id: 4,
  parent_id: 3,
  level: 3,
  name: 'Handdoeken',
  slug: 'handdoeken',
  path: '1/2/3/4',
  is_active: true,
  product_count: 2,
  ...differences,
});

/** The page of that category. */
export const aCategoryPage = (differences: Partial<CategoryPage> = {}): CategoryPage => ({
  id: 4,
  name: 'Handdoeken',
  slug: 'handdoeken',
  breadcrumbs: [{ name: 'Bad', slug: 'bad' }],
  subcategories: [{ id: 5, name: 'Gastendoeken', slug: 'gastendoeken', count: 1 }],
  head: { title: 'Handdoeken', description: '', keywords: '' },
  listing: aListing(),
  ...differences,
});
