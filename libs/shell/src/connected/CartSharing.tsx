import { ShareCart, type CartLink, type CartShareMessages } from '@etalage/cart';
import { cartTokenAtom, hasWaitingActsAtom, lineKey, linesAtom, resumeCartAtom } from '@etalage/cart/headless';
import { ApiError, shopDay, UnreachableError } from '@etalage/core';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { linkTo } from '../links.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { cartShareApi } from '../visit/cartShareApi.ts';
import type { Visit } from '../visit/createVisit.ts';
import { sendLink } from './sendLink.ts';

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

/** A link to the cart as the server has it; undefined while that lacks something which the shopper did. */
async function makeLink(visit: Visit): Promise<CartLink | undefined> {
  const { store } = visit;
  await store.set(resumeCartAtom);
  const cartId = store.get(cartTokenAtom);
  if (cartId === undefined || store.get(hasWaitingActsAtom)) return undefined;
  const { token, expires_at, left_out: leftOut } = await cartShareApi(visit).share(cartId);
  // Behind the #, so that neither servers nor the service worker get to see it.
  return { href: `${location.origin}${linkTo('shared-cart')}#${token}`, day: shopDay(Date.parse(expires_at)), leftOut };
}

/** Why there is no link: the server's own words where it has some. */
function reasonOf(error: unknown, { shareFailed }: CartShareMessages): string {
  if (error instanceof ApiError) return error.message || shareFailed;
  if (!(error instanceof UnreachableError)) throw error;
  return shareFailed;
}
