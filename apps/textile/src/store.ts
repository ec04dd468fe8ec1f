import { dutch, dutchTax } from '@etalage/core';
import type { StoreApp } from '@etalage/shell';
import { nl as words } from '@etalage/shell/nl';
import './theme.css.ts';

/** Weefhuis: linen for bath, kitchen and bed, woven to last. */
export const textile: StoreApp = {
  words,
  view: {
    storeCode: 'textile',
    storeId: 3,
    name: 'Weefhuis',
    baseUrl: 'http://localhost:4003',
    logo: '/logo.svg',
    hasDailyOffer: false,
    tax: dutchTax,
    seo: {
      defaultTitle: 'Weefhuis: linnengoed voor bad, keuken en bed',
      titleTemplate: '%s | Weefhuis',
      description: 'Handdoeken, theedoeken en beddengoed van katoen en linnen, geweven om jaren mee te gaan.',
    },
    searchIndex: 'etalage_textile',
    i18n: dutch,
    trackingId: 'GTM-WEEF03',
    reviewHash: 'weefhuis-b7715e',
    contact: {
      company: 'Weefhuis Textiel B.V.',
      street: 'Spinnerijplein 7',
      postcode: '7511 JN',
      city: 'Enschede',
      phone: '053 - 760 30 30',
      email: 'contact@weefhuis.example',
      kvk: '82960531',
      vat: 'NL861958827B01',
    },
    openingHours: { from: '09:00', to: '17:00' },
    rating: { score: 8.7, count: 599 },
    features: { productCardAction: 'orderNow', priceTiers: true },
    cardImage: { width: 310, height: 300 },
  },
};
