import { createLoyaltyApi, LoyaltyCard, type LoyaltyMessages } from '@etalage/account';
import type { ReactNode } from 'react';
import { linkTo } from '../../../links.ts';
import type { Visit } from '../../../visit/createVisit.ts';
import { visitHttp } from '../../../visit/visitHttp.ts';
import { viewOf } from '../../../visit/viewOf.ts';

/** What the section has already: this file shares none of its code, so that it stays one file with the other sections. */
type Given = { load: () => Promise<LoyaltyMessages>; order: (number: string) => string; shopLink: ReactNode };

/** The loyalty card of who is logged in, as it is now. */
export async function drawLoyaltyCard(visit: Visit, { load, order, shopLink }: Given): Promise<ReactNode> {
  const { endpoints, i18n } = viewOf(visit);
  const [card, messages] = await Promise.all([createLoyaltyApi(visitHttp(visit), endpoints.loyalty).balance(), load()]);
  return (
    <LoyaltyCard
      {...{ card, messages, shopLink }}
      orderHref={(orderId) => linkTo('my-orders-detail', { orderId })}
      orderLabel={order}
      notation={i18n}
    />
  );
}
