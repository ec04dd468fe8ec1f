import type { ProductDetail } from '@etalage/catalog/headless';
import { Countdown } from '@etalage/ui';
import { isRedirect, useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { noNotes } from '../model/pageNotes.ts';
import { home } from '../pages/home/page.ts';
import type { PageSource } from '../pages/pageSource.ts';
import { product } from '../pages/product/page.ts';
import { useLateWords } from '../words/WordsContext.ts';
import type { OfferPage } from './OfferClockLater.tsx';
import { viewOf } from '../visit/viewOf.ts';

/** Milliseconds that the next offer may take to be there: the server says its time in whole seconds. */
const grace = 1500;
/** Milliseconds between two questions for an offer that did not come. */
const retryAfter = 5000;

/** A place in the page for the clock, when its offer ends, and how far the server's clock is ahead of this machine's, in milliseconds. */
type Place = { element: HTMLElement; endsAt: number; ahead: number; renderedAt: number };

/**
 * The clock of the daily offer, rendered into the place that the page left for it. It counts on the server's clock, and
 * at its end asks for the page's data anew: what is shown follows midnight while one looks (DAILY-05).
 */
export function OfferClock(page: OfferPage) {
  const { app } = useRouteContext({ from: '__root__' });
  const place = usePlace(page, viewOf(app).endpoints.dailyOffer);
  return place && createPortal(<Clock key={place.endsAt} page={page} {...place} />, place.element);
}

function Clock({ page, endsAt, ahead, renderedAt }: Place & { page: OfferPage }) {
  const words = useLateWords('clock');
  const [isOver, setIsOver] = useState(renderedAt >= endsAt);
  const now = useCallback(() => Date.now() + ahead, [ahead]);
  const onEnd = useCallback(() => setIsOver(true), []);
  if (isOver) return <Over page={page} endsAt={endsAt} />;
  return <Countdown endsAt={endsAt} now={now} renderedAt={renderedAt} labels={words} onEnd={onEnd} />;
}

/** In place of a clock that ran out. It reloads the page's data once they are without this offer, and not before: there may be no network. */
function Over({ page, endsAt }: { page: OfferPage; endsAt: number }) {
  const words = useLateWords('clock');
  const { pages } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const isNext = await currentPage(pages, page).then((now) => !hasOfferUntil(endsAt, now), isRedirect);
      if (isGone) return;
      if (isNext) void router.invalidate();
      else timer = setTimeout(() => void ask(), retryAfter);
    };
    let timer = setTimeout(() => void ask(), grace);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `page` is a new object with each render; `of` is what it shows.
  }, [page.of, endsAt, pages, router]);
  return <p role="status">{page.kind === 'home' ? words.over : words.productOver}</p>;
}

/** What the page shows now. */
async function currentPage(pages: PageSource, { kind, of }: OfferPage): Promise<OfferPage> {
  if (kind === 'home') return { kind, of: (await pages.load(home, { params: {}, search: {} }, noNotes)).data };
  const { parentSku, slug } = of;
  const params = { parentSku, slug, childSku: childSkuOf(of) };
  return { kind, of: (await pages.load(product, { params, search: {} }, noNotes)).data };
}

const childSkuOf = ({ sku, parentSku }: ProductDetail): string | undefined => (sku === parentSku ? undefined : sku);

const hasOfferUntil = (endsAt: number, page: OfferPage): boolean =>
  page.kind === 'home'
    ? page.of.story.body.some((block) => block.type === 'daily_offer' && block.ending?.at === endsAt)
    : page.of.offerEndsAt === endsAt;

/** Looks for the place in the page of this data, and asks the server's time for it. */
function usePlace({ kind, of }: OfferPage, address: string): Place | undefined {
  const [place, setPlace] = useState<Place>();
  // Another variant of a product is the same page.
  const page = kind === 'home' ? of : of.about;
  useEffect(() => {
    const element = document.querySelector<HTMLElement>('[data-ends-at]');
    if (element === null) return undefined;
    const endsAt = Number(element.dataset['endsAt']);
    let isShown = true;
    void serverAhead(address).then(
      (ahead) => isShown && setPlace({ element, endsAt, ahead, renderedAt: Date.now() + ahead }),
    );
    return () => {
      isShown = false;
      setPlace(undefined);
    };
  }, [page, address]);
  return place;
}

/**
 * How far the server is ahead by the date of its answer, made half way between question and answer: wrong by no more than
 * half their distance and half a second. 0 when it does not say.
 * Not by the visit's HTTP client: nothing but a header is read, which depends on no token and no store view, and the
 * client (ky, valibot) would bring 11 KiB to every home page with a clock.
 */
async function serverAhead(address: string): Promise<number> {
  const asked = Date.now();
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const serverTime = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(serverTime) ? 0 : serverTime + 500 - (asked + Date.now()) / 2;
}
