import { Countdown } from '@etalage/ui';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { clockNl } from '../messages/clock.ts';
import type { HomeData } from '../services/pages.ts';

/** Milliseconds that the next offer may take to be there: the server says its time in whole seconds. */
const grace = 1500;

/** A place in the page for the clock, and how far the server's is ahead of this machine's, in milliseconds. */
type Place = { element: HTMLElement; ahead: number; renderedAt: number };

/**
 * The clock of the daily offer, drawn into the place that the page left for it. It counts on the server's clock, and at
 * its end asks for the next offer: what is shown follows midnight while one looks (DAILY-05).
 */
export function OfferClock({ of }: { of: HomeData }) {
  const { app } = useRouteContext({ from: '__root__' });
  const place = usePlace(of, app.view.endpoints.dailyOffer);
  const router = useRouter();
  const ahead = place?.ahead ?? 0;
  const now = useCallback(() => Date.now() + ahead, [ahead]);
  const onEnd = useCallback(() => void setTimeout(() => void router.invalidate(), grace), [router]);
  if (place === undefined) return null;
  const { element, renderedAt } = place;
  const endsAt = Number(element.dataset['endsAt']);
  const clock = { endsAt, now, renderedAt, labels: clockNl, onEnd };
  return createPortal(<Countdown {...clock} />, element);
}

/** Looks for the place in the page of this data, and asks the server's time for it. */
function usePlace(of: HomeData, address: string): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const element = document.querySelector<HTMLElement>('[data-ends-at]');
    let isShown = element !== null;
    if (element)
      void serverAhead(address).then(
        (ahead) => isShown && setPlace({ element, ahead, renderedAt: Date.now() + ahead }),
      );
    return () => {
      isShown = false;
      setPlace(undefined);
    };
  }, [of, address]);
  return place;
}

/** How far the server is ahead by the date of its answer, half a second more or less; 0 when it does not say. */
async function serverAhead(address: string): Promise<number> {
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  const said = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(said) ? 0 : said + 500 - Date.now();
}
