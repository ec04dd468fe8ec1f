import type { DailyOfferState, ProductSummary } from '@etalage/catalog/headless';
import type { Block } from '@etalage/cms/headless';
import { shopClock, shopInstant, type Instant } from '@etalage/core';
import type { OfferHomeMessages } from '../../messages/offerHome.ts';
import type { HomeData } from './homeData.ts';

/**
 * The home page with the offer of the day where the editors left its place, and after it, in one list that fills
 * its rows, what goes with it and the finds of the days around it (DAILY-05). Without an offer it shows what the editors chose.
 */
export function withDailyOffer(home: HomeData, offer: DailyOfferState, words: OfferHomeMessages): HomeData {
  const { active, mainOffer, associatedProducts } = offer;
  if (!active || !mainOffer) return home;
  const { story, products } = home;
  const days = [
    ...marked(active.yesterday, words.yesterday),
    ...marked(active.tomorrow, words.tomorrow).map((product) => ({ ...product, isUpcoming: true as const })),
  ];
  const beside = associatedProducts.filter(({ sku }) => days.every((day) => day.sku !== sku));
  const more = listBlock(beside.length > 0 ? words.besideAndDays : words.days);
  const todays = (block: Block): Block[] => {
    if (block.type !== 'daily_offer') return [block];
    const text = mainOffer.stock?.status === 'out_of_stock' ? words.soldOut : active.text;
    const shown = { title: mainOffer.name, text, ending: { at: active.endsAt, words: words.until } };
    return [{ ...block, ...shown }, more];
  };
  const places = story.body.filter(({ type }) => type === 'daily_offer').map(({ id }) => [id, [mainOffer]] as const);
  return {
    ...home,
    story: { ...story, body: story.body.flatMap(todays) },
    products: { ...products, ...Object.fromEntries(places), [more.id]: [...beside, ...days] },
  };
}

const marked = (product: ProductSummary | undefined, day: string): ProductSummary[] =>
  product === undefined ? [] : [{ ...product, labels: [{ text: day, kind: 'day' }] }];

const listBlock = (title: string): Block => ({
  type: 'product_list',
  ...{ id: 'besideTheOffer', title, text: '', linkText: '' },
  ...{ skus: [], category: '', size: 0 },
});

/** The midnight in Amsterdam after an instant: when a day's offer, or a day without one, is over. */
export function dayEndsAt(now: Instant): Instant {
  const { year, month, day } = shopClock(now);
  return (shopInstant(`${year}-${month}-${day}`, 'end') ?? now) + 1;
}
