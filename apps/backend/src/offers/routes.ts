import { dailyOfferAnswer } from '@etalage/catalog/contract';
import { isDisabled } from '@etalage/catalog/rules';
import { shortText } from '@etalage/core';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { presentProducts } from '../catalog/presenter.ts';
import { productsBySku } from '../catalog/readCatalogue.ts';
import { groupOfToken } from '../customers/groupToken.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { offerOn, dayNumber } from './dailyOffers.ts';

const code = v.optional(shortText(2_000));
/** The group of the customer whose prices are asked, and what proves it. */
const offerQuery = v.looseObject({ groupId: code, groupToken: code });

/** Today's offer of the store view by the backend's clock, with yesterday's and tomorrow's product (DAILY-03). */
export const offerRoutes = (ports: Ports) =>
  new Hono<BackendEnv>().get(
    '/',
    describeRoute({
      tags: ['catalogue'],
      summary: 'The offer of today',
      ...answers('The offer; null on a day without one', v.nullable(dailyOfferAnswer)),
    }),
    valid('query', offerQuery),
    async (c) => {
      const groupId = await groupOfToken(ports, c.req.valid('query').groupToken);
      return c.json(ok(await offerOfToday(ports, c.var.store, groupId)));
    },
  );

async function offerOfToday(ports: Ports, store: Store, groupId: number) {
  const now = ports.clock.now();
  const [today, yesterday, tomorrow] = [0, -1, 1].map((away) => offerOn(store.offers, dayNumber(now) + away));
  if (!today) return null;
  const { sku, associated } = today.offer;
  const skus = [sku, ...associated, yesterday?.offer.sku ?? '', tomorrow?.offer.sku ?? ''];
  const documents = await productsBySku(ports.database, store.id, skus);
  const presented = await presentProducts(ports, store, documents, { groupId });
  const products = new Map(presented.map((product) => [product.sku, product]));
  const sold = (wanted: string | undefined) => {
    const product = products.get(wanted ?? '');
    return product && !isDisabled(product) ? product : undefined;
  };
  const mainOffer = sold(sku);
  if (!mainOffer) return null;
  return {
    active: true,
    startsAt: new Date(today.startsAt).toISOString(),
    endsAt: new Date(today.endsAt).toISOString(),
    mainOffer,
    associatedProducts: associated.flatMap((beside) => sold(beside) ?? []),
    yesterday: sold(yesterday?.offer.sku) ?? null,
    tomorrow: sold(tomorrow?.offer.sku) ?? null,
  };
}
