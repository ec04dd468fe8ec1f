import {
  noDailyOffer,
  type CatalogApi,
  type DailyOfferState,
  type Listing,
  type ProductSummary,
} from '@etalage/catalog/headless';
import { fullStorySlug, skusOf, type Block } from '@etalage/cms/headless';
import { ApiError, isOutage, UnreachableError } from '@etalage/core';
import { changeOf } from '../../services/priceChanges.ts';
import { storeData } from '../../services/structuredData.ts';
import { tagLists } from '../../services/tagLists.ts';
import type { PageServer, PageServices } from '../pageServer.ts';
import { dayEndsAt, withDailyOffer } from './dailyOfferHome.ts';
import type { HomeData } from './homeData.ts';

export const pageServer: PageServer<HomeData> = {
  load: async (_request, services, notes) => {
    const { catalog, keep, view, siteUrl, reviews } = services;
    const [data, summary] = await Promise.all([keep('', () => load(services)), reviews()]);
    const products = Object.values(data.products).flat();
    notes.tag('home', 'storyblok', 'storyblok:home', 'taxrule', ...products.map(({ id }) => `product:${id}`));
    await tagLists(
      notes,
      catalog,
      data.story.body.flatMap((block) => categoryOf(block) ?? []),
    );
    notes.describe(storeData(view, summary, siteUrl));
    return data;
  },
  isIncomplete: ({ failed = [] }) => failed.length > 0,
  endOf: ({ products, failed = [] }, { view, now }) =>
    Math.min(
      failed.length > 0 ? 0 : Infinity,
      changeOf(Object.values(products).flat()),
      view.hasDailyOffer ? dayEndsAt(now) : Infinity,
    ),
  withoutStaticParts: (data) => ({ ...data, story: { ...data.story, body: [] }, products: {} }),
};

async function load({ catalog, content, view, words }: PageServices): Promise<HomeData> {
  const [story, offer] = await Promise.all([
    content.story(fullStorySlug('/', view.storeCode)),
    orUndefined(catalog.dailyOffer()),
  ]);
  const lists = await Promise.all(
    story.body.map(async (block) => [block.id, await productsOrUndefined(catalog, block, offer)] as const),
  );
  const products = Object.fromEntries(lists.map(([id, list]) => [id, list ?? []]));
  const failed = lists.flatMap(([id, list]) => (list === undefined ? [id] : []));
  return withDailyOffer({ story, products, ...(failed.length > 0 && { failed }) }, offer ?? noDailyOffer, words.offer);
}

/** Undefined for what the backend does not answer, or fails to, so that the other blocks are still shown (ERR-06). */
const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (isOutage(error)) return undefined;
    throw error;
  });

/** The products of a block; undefined when they could not be fetched, or the daily offer of their place could not. */
const productsOrUndefined = async (
  catalog: CatalogApi,
  block: Block,
  offer: DailyOfferState | undefined,
): Promise<readonly ProductSummary[] | undefined> => {
  if (block.type !== 'daily_offer') return orUndefined(productsOf(catalog, block));
  // The editors' fallback is shown only on a day without an offer.
  if (offer?.active && offer.mainOffer) return [];
  return offer && orUndefined(productsOf(catalog, block));
};

/** The products of a block: by its SKUs, or the first of its category. None if the category no longer exists. */
async function productsOf(catalog: CatalogApi, block: Block): Promise<readonly ProductSummary[]> {
  const skus = skusOf([block]);
  if (skus.length > 0) return catalog.cards(skus);
  const category = categoryOf(block);
  if (category === undefined || block.type !== 'product_list') return [];
  const listing = await listingOf(catalog, category);
  if (listing?.isUnreachable) throw new UnreachableError('The search engine does not answer');
  return listing?.products.slice(0, block.size) ?? [];
}

/** The category whose first products a block shows, by its slug or by its id. */
function categoryOf(block: Block): string | number | undefined {
  if (block.type !== 'product_list' || block.category === '' || skusOf([block]).length > 0) return undefined;
  return /^\d+$/.test(block.category) ? Number(block.category) : block.category;
}

/** None of an id below the root category, which no category with products has (LIST-16). */
async function listingOf(catalog: CatalogApi, category: string | number): Promise<Listing | undefined> {
  try {
    return (await catalog.categoryPage(category, {})).listing;
  } catch (error) {
    if (error instanceof RangeError || (error instanceof ApiError && error.code === 404)) return undefined;
    throw error;
  }
}
