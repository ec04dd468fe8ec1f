import { dutch, dutchTax } from '@etalage/core';
import type { StoreApp } from '@etalage/shell';
import { nl as words } from '@etalage/shell/nl';
import './theme.css.ts';
import './opening.css.ts';

/** Linge: underwear and fashion, quiet and close. */
export const fashion: StoreApp = {
  words,
  view: {
    storeCode: 'fashion',
    storeId: 2,
    name: 'Linge',
    baseUrl: 'http://localhost:4002',
    logo: '/logo.svg',
    hasDailyOffer: false,
    tax: dutchTax,
    seo: {
      defaultTitle: 'Linge: ondergoed en mode die blijft zitten',
      titleTemplate: '%s | Linge',
      description: 'Ondergoed, nachtmode en mode in rustige kleuren, in alle maten en voor elk lichaam.',
    },
    searchIndex: 'etalage_fashion',
    i18n: dutch,
    trackingId: 'GTM-LINGE02',
    reviewHash: 'linge-9c41d7',
    contact: {
      company: 'Linge Mode B.V.',
      street: 'Spaarne 48',
      postcode: '2011 CJ',
      city: 'Haarlem',
      phone: '023 - 760 41 20',
      email: 'klantenservice@linge.example',
      kvk: '84120377',
      vat: 'NL863102477B01',
    },
    openingHours: { from: '09:00', to: '17:00' },
    rating: { score: 8, count: 151 },
    features: { productCardAction: 'none', priceTiers: false },
    cardImage: { width: 310, height: 388 },
  },
};
