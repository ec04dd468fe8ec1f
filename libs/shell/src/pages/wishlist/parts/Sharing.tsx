import { ShareList } from '@etalage/wishlist';
import { ApiError, UnreachableError } from '@etalage/core';
import { wishlistAtom } from '@etalage/wishlist/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { sendLink } from '../../../connected/sendLink.ts';
import { linkTo } from '../../../links.ts';
import { notifyAtom } from '../../../model/visitAtoms.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { shareApi } from './shareApi.ts';

/** Shares the list of a customer, and withdraws the link (WISH-17). An empty list that is not shared has nothing to share. */
export function Sharing() {
  const { app, visit } = useRouteContext({ from: '__root__' });
  const words = useLateWords('wishlist');
  const { ok } = useLateWords('shop');
  const notify = useSetAtom(notifyAtom);
  const isEmpty = useAtomValue(wishlistAtom).length === 0;
  const [api] = useState(() => shareApi(visit));
  const { data: loaded } = useLoaded(api.current);
  const [changed, change] = useState<string | null>();
  const [isBusy, setBusy] = useState(false);
  const token = changed === undefined ? loaded : changed;
  const linkOf = (list: string) => `${location.origin}${linkTo('shared-wishlist', { list })}`;
  const attempt = async (act: () => Promise<void>, failed: string) => {
    setBusy(true);
    await act()
      .catch((error: unknown) => {
        // What the server says to a refusal has been shown.
        if (error instanceof ApiError) return;
        if (!(error instanceof UnreachableError)) throw error;
        notify({ type: 'danger', message: failed, action1: { label: ok } });
      })
      .finally(() => setBusy(false));
  };
  const share = async () => {
    const shared = token ?? (await api.share());
    change(shared);
    if (shared !== null && (await sendLink(app.view.name, linkOf(shared))) === 'copied')
      notify({ type: 'success', message: words.linkCopied, action1: { label: ok } });
  };
  const withdraw = async () => {
    await api.withdraw();
    change(null);
    notify({ type: 'success', message: words.withdrawn, action1: { label: ok } });
  };
  if (isEmpty && !token) return null;
  return (
    <ShareList
      link={token ? linkOf(token) : undefined}
      isBusy={isBusy}
      messages={words}
      onShare={() => void attempt(share, words.shareFailed)}
      onWithdraw={() => void attempt(withdraw, words.withdrawFailed)}
    />
  );
}
