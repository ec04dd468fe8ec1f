import { attributesByCode } from './attributes.ts';
import { describe, expect, it } from 'vitest';
import { nl } from '../messages/nl.ts';
import { aProduct, someAttributes } from '../testing.ts';
import { dailyOfferState, noDailyOffer } from './dailyOffer.ts';

const context = {
  now: Date.parse('2026-11-20T11:00:00Z'),
  attributes: attributesByCode(someAttributes),
  words: nl,
};
const simple = (sku: string, differences = {}) =>
  aProduct({ sku, type_id: 'simple', configurable_options: [], configurable_children: [], price: 20, ...differences });
const answer = {
  active: true,
  startsAt: '2026-11-19T23:00:00.000Z',
  endsAt: '2026-11-20T23:00:00.000Z',
  mainOffer: simple('VONDST', {
    short_description: '<p>Zacht &amp; warm.</p><p>En meer.</p>',
    special_price: 12,
    special_from_date: '2026-11-20',
    special_to_date: '2026-11-20',
    daily_deal_image: '/vondst.jpg',
  }),
  associatedProducts: [simple('ERBIJ'), simple('OOK', { price: 30 })],
  yesterday: simple('GISTEREN'),
  tomorrow: null,
};

describe('DAILY-02 the state of the daily offer', () => {
  it('DAILY-02 takes the result of the call apart', () => {
    const { active, mainOffer, associatedProducts } = dailyOfferState(answer, context);
    expect(active).toMatchObject({ endsAt: Date.parse(answer.endsAt), text: 'Zacht & warm.' });
    expect(active?.yesterday).toMatchObject({ parentSku: 'GISTEREN' });
    expect(active).not.toHaveProperty('tomorrow');
    expect(mainOffer).toMatchObject({ parentSku: 'VONDST', price: 1200, originalPrice: 2000, image: '/vondst.jpg' });
    expect(associatedProducts).toMatchObject([
      { parentSku: 'ERBIJ', price: 2000 },
      { parentSku: 'OOK', price: 3000 },
    ]);
  });

  it.each([
    [
      'the first paragraph of its short text',
      { short_description: '<p>Kort.</p><p>Meer.</p>', description: '<p>Lang.</p>' },
      'Kort.',
    ],
    ['its short text without paragraphs', { short_description: 'Kort <p>en goed.</p>' }, 'Kort en goed.'],
    ['its description where it has no short text', { short_description: '', description: '<p>Lang.</p>' }, 'Lang.'],
    ['nothing where it has neither', { short_description: null, description: null }, ''],
  ])('DAILY-02 tells of its product %s', (_what, texts, text) => {
    const mainOffer = { ...answer.mainOffer, ...texts };
    expect(dailyOfferState({ ...answer, mainOffer }, context).active?.text).toBe(text);
  });

  it('DAILY-02 has the product of tomorrow where it is known', () =>
    expect(dailyOfferState({ ...answer, tomorrow: simple('MORGEN') }, context).active?.tomorrow).toMatchObject({
      parentSku: 'MORGEN',
    }));

  it('DAILY-02 is empty when the result is null', () => {
    expect(dailyOfferState(null, context)).toEqual({ associatedProducts: [] });
    expect(dailyOfferState({ ...answer, active: false }, context)).toBe(noDailyOffer);
  });

  it('DAILY-05 shows the product’s own picture where none is made for the offer', () => {
    const mainOffer = { ...answer.mainOffer, daily_deal_image: null };
    expect(dailyOfferState({ ...answer, mainOffer }, context).mainOffer).toMatchObject({ image: '/jas-blauw.jpg' });
  });
});
