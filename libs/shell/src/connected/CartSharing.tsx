import { ShareCart, type CartLink, type CartShareMessages } from '@etalage/cart';
import { lineKey, linesAtom } from '@etalage/cart/headless';
import { ApiError, UnreachableError } from '@etalage/core';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { loadLazyParts } from '../loading/later.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import type { Visit } from '../visit/createVisit.ts';

export type CartSharingProps = { visit: Visit; messages: CartShareMessages };

/** Shares the cart by a link (CART-26). A link to the cart as it is now is shared again; after a change there is a new one. */
export function CartSharing({ visit, messages }: CartSharingProps) {
  const lines = useAtomValue(linesAtom)
    .map((line) => `${lineKey(line)} ${line.quantity}`)
    .join();
  const [made, keep] = useState<{ lines: string; link: CartLink }>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const shared = made?.lines === lines ? made.link : undefined;
  const share = async () => {
    const { makeLink, sendLink } = await (await (await loadLazyParts()).cartModule()).loadCartShares();
    const link = shared ?? (await makeLink(visit));
    if (link === undefined) return setFailure(messages.unsent);
    keep({ lines, link });
    if ((await sendLink(visit.view.name, link.href)) === 'copied')
      visit.store.set(notifyAtom, {
        type: 'success',
        message: messages.copied,
        action1: { label: visit.words.frame.ok },
      });
  };
  const press = () => {
    setBusy(true);
    setFailure(undefined);
    void share()
      .catch((error: unknown) => setFailure(reasonOf(error, messages)))
      .finally(() => setBusy(false));
  };
  return <ShareCart {...{ shared, isBusy, failure, messages }} onShare={press} />;
}

/** Why there is no link: the server's own words where it has some. */
function reasonOf(error: unknown, { shareFailed }: CartShareMessages): string {
  if (error instanceof ApiError) return error.message || shareFailed;
  if (!(error instanceof UnreachableError)) throw error;
  return shareFailed;
}
