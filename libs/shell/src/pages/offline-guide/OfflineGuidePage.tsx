import type { Cancelled } from '@etalage/core';
import { link, Skeleton } from '@etalage/ui';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { WaitingActs } from '../../components/WaitingActs/WaitingActs.tsx';
import { useLoaded } from '../../connected/useLoaded.ts';
import { linkTo } from '../../links.ts';
import type { OfflineGuideMessages } from '../../messages/offlineGuide.ts';
import type { OfflineOrderMessages } from '../../messages/offlineOrders.ts';
import { notifyAtom } from '../../model/visitAtoms.ts';
import { readKeptLinks, type KeptLink } from '../../offline/keptLinks.ts';
import { workerVersion } from '../../offline/workerVersion.ts';
import { useLateWords, useWords } from '../../words/WordsContext.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';
import { loadModules, type WaitingModules } from './loadModules.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useWaitingActs } from './useWaitingActs.ts';

/** What works without a network, and what waits for one (QUEUE-13). The browser fills it: only that knows. */
export function OfflineGuidePage() {
  const { offlineGuide } = useWords().frame;
  const { loadOffline } = useLateWords('cart');
  const { data: words } = useLoaded(loadOffline);
  const router = useRouter();
  // The service worker leads here with the address of a page of which the browser has the data alone.
  useEffect(() => {
    const href = /#(\/(?!\/).*)/.exec(router.latestLocation.href)?.[1];
    if (href) void router.navigate({ href, replace: true });
  }, [router]);
  return (
    <div className={css.page}>
      <h1>{offlineGuide}</h1>
      <NeedsScript />
      {words === undefined ? (
        <Skeleton />
      ) : (
        <>
          <p>{words.guide.intro}</p>
          <Waiting messages={words.guide} orderWords={words} />
          <Always messages={words.guide} />
          <Kept messages={words.guide} />
        </>
      )}
    </div>
  );
}

type WithWords = { messages: OfflineGuideMessages };

type WaitingProps = WithWords & { orderWords: OfflineOrderMessages };

function Waiting({ messages, orderWords }: WaitingProps) {
  const { visit, cart, session, wishes } = useRouteContext({ from: '__root__' });
  // Who is a guest has nothing that waits but in the cart.
  const load = useCallback(async () => {
    const isCustomer = visit.tokens.token() !== undefined;
    // Not waited for, as they ask the server too: the list follows what the browser keeps for them.
    if (isCustomer) for (const each of [session, wishes]) void each?.load().catch(() => undefined);
    const [modules] = await Promise.all([loadModules(visit), cart?.load()]);
    await modules.orders.orderQueue(visit).refresh();
    return modules;
  }, [visit, cart, session, wishes]);
  const { data: modules, isFailed } = useLoaded(load);
  return (
    <section className={css.section} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{messages.waiting}</h2>
      {modules === undefined ? (
        isFailed ? (
          <p role="alert">{messages.notLoaded}</p>
        ) : (
          <Skeleton />
        )
      ) : (
        <WaitingList {...{ messages, modules, orderWords }} />
      )}
    </section>
  );
}

function WaitingList({ messages, modules, orderWords }: WaitingProps & { modules: WaitingModules }) {
  const { ok } = useWords().frame;
  const acts = useWaitingActs(modules, messages);
  const orders = useAtomValue(modules.orders.waitingOrdersAtom);
  const notify = useSetAtom(notifyAtom);
  const place = useKeptFocus(acts.length + orders.length);
  const tell = (text: string, cancelled: Cancelled) =>
    notify({
      type: cancelled === 'cancelled' ? 'success' : 'warning',
      message: messages[cancelled](text),
      action1: { label: ok },
    });
  return (
    <div ref={place} tabIndex={-1}>
      {acts.length + orders.length === 0 && <p>{messages.nothingWaits}</p>}
      <modules.OrderList orders={orders} words={orderWords} />
      {acts.length > 0 && <WaitingActs acts={acts} messages={messages} onCancelled={tell} />}
    </div>
  );
}

const Always = ({ messages }: WithWords) => (
  <section className={css.section} aria-labelledby="always-title">
    <h2 id="always-title">{messages.always}</h2>
    <ul className={css.text}>
      <li>
        <Place href={linkTo('cart')} title={messages.cart} />
      </li>
      <li>
        <Place href={linkTo('wishlist')} title={messages.wishlist} />
      </li>
      <li>{messages.order}</li>
      <li>{messages.search}</li>
    </ul>
  </section>
);

const Place = ({ href, title }: KeptLink) => (
  <a className={link} href={href}>
    {title}
  </a>
);

const isProduct = ({ href }: KeptLink): boolean => href.startsWith('/p/');

function Kept({ messages }: WithWords) {
  const words = useWords();
  // Not in every browser, and nowhere without a secure connection.
  const load = useCallback(async () => {
    if (!('caches' in globalThis)) return [];
    return readKeptLinks(caches, words, await workerVersion(navigator.serviceWorker?.controller));
  }, [words]);
  const { data: kept, isFailed } = useLoaded(load);
  if (isFailed) return <p role="alert">{messages.keptNotRead}</p>;
  if (kept === undefined)
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton />
      </div>
    );
  return (
    <>
      <KeptList title={messages.keptProducts} links={kept.filter(isProduct)} />
      <KeptList title={messages.kept} links={kept.filter((each) => !isProduct(each))} />
      {kept.length === 0 && <p>{messages.nothingKept}</p>}
    </>
  );
}

function KeptList({ title, links }: { title: string; links: readonly KeptLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={css.text}>
        {links.map((each) => (
          <li key={each.href}>
            <Place {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
