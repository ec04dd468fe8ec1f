import { maySucceedLater } from '@etalage/core';
import { addressOf, type PageDefinition } from '../pages/definePage.tsx';
import type { PageRequest } from '../pages/pageRequest.ts';
import { isOf, isPageData, type PageData, type PageSource } from '../pages/pageSource.ts';
import { product } from '../pages/product/page.ts';
import type { ShopRouter } from '../router/shopRouter.tsx';
import { knownProducts } from './knownProducts.ts';

/** A page that is asked for, and its answer. */
type Asked<Data> = {
  page: PageDefinition<string, string, Data>;
  request: PageRequest;
  answer: Promise<PageData<Data>>;
};

/**
 * A source whose product pages open at once with what is known of them. They are asked for all the same, and drawn anew once
 * they have come; without an answer what is known stays.
 */
export function openKnown(router: ShopRouter, source: PageSource): PageSource {
  const { visit, notes } = router.options.context;
  const { detail, forget } = knownProducts(visit);

  async function load<Data>(asked: Asked<Data>): Promise<PageData<Data>> {
    const { page, request, answer } = asked;
    const opening = whenOpened(router, addressOf(page, request.params));
    const hasCome = await Promise.race([
      answer.then(
        () => true,
        (failure: unknown) => !(maySucceedLater(failure) && opening.isOpened()),
      ),
      opening.opened,
    ]);
    opening.stop();
    const data = hasCome ? undefined : detail(request);
    const known: PageData = { kind: page.kind, data };
    if (data === undefined || !isOf(page, known)) return answer;
    void follow(asked, data.about);
    return known;
  }

  /** Draws a page anew that was drawn with what was known, once it has come; variants that are chosen there are made of that too. */
  async function follow<Data>({ page, request, answer }: Asked<Data>, about: object): Promise<void> {
    const whole = await answer.catch((failure: unknown) => (maySucceedLater(failure) ? 'later' : 'never'));
    if (whole === 'later') {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return follow({ page, request, answer: source.load(page, request, notes) }, about);
    }
    await settled(router);
    forget(request.params['parentSku']);
    const isDrawn = router.state.location.pathname === addressOf(page, request.params);
    if (whole !== 'never' && isDrawn) source.remember?.(page, request, whole.data);
    await router.invalidate({ filter: ({ loaderData }) => isMadeOf(about, loaderData) });
  }

  return {
    ...source,
    load: (page, request, notes) => {
      const answer = source.load(page, request, notes);
      return page.kind === product.kind && detail(request) ? load({ page, request, answer }) : answer;
    },
  };
}

const isMadeOf = (about: object, shown: unknown): boolean =>
  isPageData(shown) && isOf(product, shown) && shown.data.about === about;

/** When the shopper is on the way to an address; not before the next task, so that an answer that is there already comes first. */
function whenOpened(router: ShopRouter, pathname: string) {
  const isOpened = () => router.latestLocation.pathname === pathname;
  const { promise, resolve } = Promise.withResolvers<false>();
  const stop = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (toLocation.pathname === pathname) resolve(false);
  });
  if (isOpened()) setTimeout(resolve, 0, false);
  return { opened: promise, isOpened, stop };
}

/** Waits until the page that the shopper is on the way to has come. */
async function settled(router: ShopRouter): Promise<void> {
  if (router.state.status !== 'pending') return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe('onResolved', () => resolve());
  await promise.finally(stop);
}
