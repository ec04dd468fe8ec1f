import type { AsyncRouteComponent, RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FirstWords, LateName, ShopWords } from '../words/shopWords.ts';
import { withWords } from '../words/withWords.tsx';
import type { PageServer } from './pageServer.ts';
import type { PageParams, PageSearch } from './pageRequest.ts';

/** What the component of a page gets. */
export type PageProps<Data> = { data: Data; params: PageParams };
/** What the head of a page is made of: `data` is undefined while there is none, `path` is its address. */
export type PageHeadInput<Data> = { data: Data | undefined; path: string; words: FirstWords };
/** What a page says of itself to search engines and to who shares it. */
export type PageFacts = {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  isIndexed?: boolean | undefined;
  /** The path of its canonical address, where that is not its own. */
  canonical?: string | undefined;
  /** The path of the picture of what the page sells, from which its card is made. */
  image?: string | undefined;
  /** The URL of a picture of its own, shown as it is. */
  cover?: string | undefined;
};

/** The layouts of pages. */
export type LayoutName = 'default' | 'checkout' | 'minimal' | 'empty';

type LinkPaths = Readonly<Record<string, string>>;
type Preloadable = { preload?: (words: ShopWords) => Promise<void> | undefined };

/** What a page says about itself. Everything that needs to know the pages of the shop reads it here. */
type PageRules<Kind extends string, Path extends string, Data, Links> = {
  /** Its name, which is also that of its folder, and travels with its data. */
  kind: Kind;
  /** Its address, in the form that links and canonical addresses use. */
  path: Path;
  /** Whether there is such a page, where its path takes more addresses than it has; any other is not found. */
  accepts?(params: PageParams): boolean;
  /** The names by which links reach it, with their paths; its kind and its path where there are no others. */
  links?: Links;
  /** `default` where it names none. The URL map shows no page in another layout: its addresses redirect to the page's own. */
  layout?: LayoutName;
  /** Its half that only the Node server has; a page without is filled by the browser. */
  server?: () => Promise<{ pageServer: PageServer<Data> }>;
  /** The search params that decide what it shows; none where it does not say. */
  search?(search: PageSearch): PageSearch;
  /** Title and what else it says to search engines. */
  head(page: PageHeadInput<Data>): PageFacts;
  /** False for a page that search engines leave out. */
  isIndexed?: boolean;
  /** It belongs to one shopper: nobody keeps it. */
  isPersonal?: boolean;
  /** Milliseconds that the browser shows its data without a new request. */
  staleTime?: number;
  /** The late words that its code needs. */
  words?: readonly LateName[];
  /**
   * Shown in a soft navigation to its own address until its data is there; its code loads with the first one. At other
   * addresses the previous page stays: which page they show comes with its data.
   */
  pending?: RouteComponent;
  /** What makes it another instance, with a state of its own; the params of its path where it does not say. */
  instanceOf?(params: PageParams): unknown;
  /** Components that the server renders and the browser loads later, if at all. */
  parts?: readonly Preloadable[];
  /** Loads, beside its data, code that a document does not need: the server rendered that part of it. */
  loadBeside?(): Promise<unknown>;
  /** Its code is loaded while the shopper is on another page, and what this loads. */
  loadAhead?(words: ShopWords): Promise<unknown>;
  /** It has a button that adds to the cart: the code of the cart loads with the first press. */
  addsToCart?: boolean;
};

/** One page kind of the shop. */
export type PageDefinition<
  Kind extends string = string,
  Path extends string = string,
  Data = unknown,
  Links extends LinkPaths | undefined = LinkPaths | undefined,
> = PageRules<Kind, Path, Data, Links> & {
  render(page: PageProps<Data>): ReactNode;
  /** Loads its code and its words. */
  preload(words: ShopWords): Promise<void>;
};

type PageOptions<Kind extends string, Path extends string, Data, Links> = PageRules<Kind, Path, Data, Links> & {
  component: AsyncRouteComponent<PageProps<Data>>;
};

/** Defines a page kind: its folder, and one line in `registry.ts`, are all that adds it. */
export function definePage<
  const Kind extends string,
  const Path extends string,
  Data,
  const Links extends LinkPaths | undefined = undefined,
>({ component, ...rules }: PageOptions<Kind, Path, Data, Links>): PageDefinition<Kind, Path, Data, Links> {
  const Page = withWords(rules.words ?? [], component);
  return { ...rules, render: (page) => <Page {...page} />, preload: Page.preload };
}

/** The names by which links reach a page, with their paths. */
export const linksOf = ({ links, kind, path }: PageDefinition): LinkPaths => links ?? { [kind]: path };

/** A path with its params in it. An optional segment without its param is left out; `missing` answers for any other. */
export function fillPath(path: string, params: PageParams, missing: (name: string) => never): string {
  return path.replace(/\/\{-\$(\w+)\}|\$(\w+)/g, (_text, optional: string | undefined, required: string = '') => {
    const value = params[optional ?? required];
    if (value) return (optional === undefined ? '' : '/') + encodeURIComponent(value);
    return optional === undefined ? missing(required) : '';
  });
}

/** The layout of a page. */
export const layoutOf = ({ layout = 'default' }: PageDefinition): LayoutName => layout;

/** Names the instance of a page: its component keeps its state until this changes. */
export const instanceKey = ({ kind, instanceOf = (all) => all }: PageDefinition, params: PageParams): string =>
  JSON.stringify([kind, instanceOf(params)]);

/** The address of a page whose params are known. */
export const addressOf = ({ kind, path }: PageDefinition, params: PageParams): string =>
  fillPath(path, params, (name) => {
    throw new Error(`The page '${kind}' needs '${name}'.`);
  });
