import type { I18n, StoreView } from './storeView.ts';

/** How all three store views write prices and dates: nl-NL is the only locale (STORE-09, STORE-10). */
export const dutch: I18n = {
  defaultLocale: 'nl-NL',
  currencySign: '€',
  currencyCode: 'EUR',
  currencyDecimal: ',',
  currencyGroup: '.',
  fractionDigits: 2,
  priceFormat: '{sign} {amount}',
  dateFormat: 'HH:mm D-M-YYYY',
};

/** Prices include tax, and the shop is in the Netherlands (STORE-13). */
export const dutchTax: StoreView['tax'] = { sourcePriceIncludesTax: true, defaultCountry: 'NL', userGroup: false };
