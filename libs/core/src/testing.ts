import { defaultEndpoints } from './endpoints.ts';
import { dutch, dutchTax } from './storeDefaults.ts';
import type { StoreView } from './storeView.ts';

/** A store view of no real store; state only what matters to the test. */
export function aStoreView(differences: Partial<StoreView> = {}): StoreView {
  return {
    storeCode: 'sample',
    storeId: 9,
    name: 'Voorbeeld',
    baseUrl: 'https://voorbeeld.test',
    logo: '/logo.svg',
    hasDailyOffer: false,
    tax: dutchTax,
    seo: { defaultTitle: 'Voorbeeldwinkel', titleTemplate: '%s | Voorbeeld', description: 'Een winkel voor tests.' },
    searchIndex: 'etalage_sample',
    i18n: dutch,
    trackingId: 'GTM-SAMPLE',
    reviewHash: 'sample-hash',
    contact: {
      company: 'Voorbeeld B.V.',
      street: 'Teststraat 1',
      postcode: '1012 AB',
      city: 'Amsterdam',
      phone: '020 123 45 67',
      email: 'hallo@voorbeeld.test',
      kvk: '12345678',
      vat: 'NL123456789B01',
    },
    openingHours: { from: '09:00', to: '17:00' },
    rating: { score: 8.3, count: 957 },
    endpoints: defaultEndpoints,
    features: { productCardAction: 'none', priceTiers: false },
    cardImage: { width: 310, height: 300 },
    ...differences,
  };
}
