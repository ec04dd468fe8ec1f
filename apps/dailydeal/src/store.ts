import { dutch, dutchTax } from '@etalage/core';
import type { StoreApp } from '@etalage/shell';
import { nl as words } from '@etalage/shell/nl';
import './theme.css.ts';

/** Dagvondst: one good find a day, and the clock is honest. */
export const dailydeal: StoreApp = {
  words,
  view: {
    storeCode: 'dailydeal',
    storeId: 1,
    name: 'Dagvondst',
    baseUrl: 'http://localhost:4001',
    logo: '/logo.svg',
    hasDailyOffer: true,
    tax: dutchTax,
    seo: {
      defaultTitle: 'Dagvondst: elke dag één goede vondst',
      titleTemplate: '%s | Dagvondst',
      description: 'Goede vondsten voor een prijs die klopt, één tegelijk. Op is op, en dan komt de volgende.',
    },
    searchIndex: 'etalage_dailydeal',
    i18n: dutch,
    trackingId: 'GTM-DAGV01',
    reviewHash: 'dagvondst-3f80a2',
    contact: {
      company: 'Dagvondst B.V.',
      street: 'Havenstraat 112',
      postcode: '3024 TN',
      city: 'Rotterdam',
      phone: '010 - 760 11 10',
      email: 'hulp@dagvondst.example',
      kvk: '83517204',
      vat: 'NL862744190B01',
    },
    openingHours: { from: '09:00', to: '17:00' },
    rating: { score: 8.3, count: 957 },
    features: { productCardAction: 'shopNow', priceTiers: false },
    cardImage: { width: 310, height: 300 },
  },
};
