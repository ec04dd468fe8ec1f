import { instanceKey, type LayoutName, type PageDefinition } from '../pages/definePage.tsx';
import { isPageData, type PageData } from '../pages/pageSource.ts';
import { pages as shopPages } from '../pages/registry.ts';

/** What an address shows: the page, its data, its layout, and whether something stands in its place. */
export type ShownPage = {
  page?: PageDefinition | undefined;
  data?: PageData | undefined;
  layout: LayoutName;
  isFailed: boolean;
};

type Match = { staticData: { page?: PageDefinition; layout?: LayoutName }; loaderData?: unknown; status: string };

/** What the matches of an address show. */
export function shownBy(matches: readonly Match[], pages: readonly PageDefinition[]): ShownPage {
  const last = matches.at(-1);
  const data = isPageData(last?.loaderData) ? last.loaderData : undefined;
  const page = last?.staticData.page ?? pages.find(({ kind }) => kind === data?.kind);
  const layout = matches.find(({ staticData }) => staticData.layout)?.staticData.layout ?? 'default';
  const isFailed = page === undefined || matches.some(({ status }) => status === 'error' || status === 'notFound');
  return { page, data, layout, isFailed };
}

type AddressMatch = Match & { routeId: string; params: object };

/**
 * Whether two addresses, given by their matches, show the same instance of a page: a product and its variants do, and a list
 * and what narrows or sorts it. Before its data are loaded, an address of the URL map is only the same as itself.
 */
export function isSamePage(some: readonly AddressMatch[], others: readonly AddressMatch[]): boolean {
  return pathKey(some) === pathKey(others) || pageKey(some) === pageKey(others);
}

const pathKey = (matches: readonly AddressMatch[]) => {
  const { routeId, params } = matches.at(-1) ?? {};
  return JSON.stringify([routeId, params]);
};

function pageKey(matches: readonly AddressMatch[]): string {
  const { page, data } = shownBy(matches, shopPages);
  return page ? instanceKey(page, data?.params ?? { ...matches.at(-1)?.params }) : pathKey(matches);
}
