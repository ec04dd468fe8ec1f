import { createRetry, type Retry } from '@etalage/core';
import type { PageFetch } from '../model/pageFetchAtom.ts';
import type { PageParams, PageSearch } from '../pages/pageRequest.ts';
import type { ShopRouter } from '../router/shopRouter.tsx';
import { incompleteHeader } from './dataAddress.ts';

/** How the store's own server is asked, by something that answers like `fetch`. */
export type AskPage = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Pages that are asked for in this way from now on, the one that is drawn first. While it cannot be had, because there is no
 * connection or no server, what is drawn stays; it is asked for again after a delay, and once there is a connection.
 */
export function pagesBy(ask: AskPage = (...asked) => globalThis.fetch(...asked)): PageFetch {
  let kept: { address: string; response: Response } | undefined;
  let isRenewing = false;
  /** Whether an answer to a renewal was incomplete: that must not replace a complete page. */
  let lacksPart = false;

  /** A renewal asks before the router does, and hands it its answer: one call for both. */
  const fetch: AskPage = async (address, init) => {
    const known = kept;
    kept = undefined;
    if (known?.address === address) return known.response;
    const response = await ask(address, init);
    if (isRenewing && response.headers.has(incompleteHeader)) lacksPart = true;
    else if (isRenewing && response.ok) kept = { address, response: response.clone() };
    return response;
  };

  let again: (() => void) | undefined;
  let retry: Retry | undefined;
  function renewLater(router: ShopRouter): void {
    again ??= () => void renew(router);
    retry ??= createRetry({ attempt: () => renew(router) });
    retry.plan();
    addEventListener('online', again, { once: true });
  }

  async function renew(router: ShopRouter): Promise<void> {
    await settled(router);
    const id = drawnPage(router)?.id;
    isRenewing = true;
    lacksPart = false;
    const hasCome = await askDrawn(router).then(
      () => !lacksPart,
      () => false,
    );
    isRenewing = false;
    if (!hasCome) return renewLater(router);
    retry?.stop();
    if (again) removeEventListener('online', again);
    if (drawnPage(router)?.id !== id) return renew(router);
    await router.invalidate();
    kept = undefined;
  }
  return { fetch, renew: (router) => void renew(router) };
}

const drawnPage = (router: ShopRouter) => router.state.matches.at(-1);

/** Waits until the page that the shopper is on the way to has come. */
async function settled(router: ShopRouter): Promise<void> {
  if (router.state.status !== 'pending') return;
  await new Promise<void>((done) => {
    const stop = router.subscribe('onResolved', () => {
      stop();
      done();
    });
  });
}

/** Asks for the page that is drawn as its route does; one that no server makes is there already. */
async function askDrawn(router: ShopRouter): Promise<void> {
  const match = drawnPage(router);
  const { pages, notes } = router.options.context;
  if (match === undefined) return;
  const { page } = match.staticData;
  const params: PageParams = match.params;
  const search: PageSearch = match.loaderDeps;
  if (page?.server) await pages.load(page, { params, search }, notes);
  else if (page === undefined) await pages.resolve(params['_splat'] ?? '', search, notes);
}
