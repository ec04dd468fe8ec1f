/** What stores.json and store.ts both say of a store. */
export type StoreFacts = {
  code: string;
  id: number;
  name: string;
  searchIndex: string;
  url: string;
  contact: { company: string; email: string; phone: string };
  cardImage: { width: number; height: number };
};

/** `client.tsx` or `server.tsx`: the store is handed to the shell. */
export const entry = (call: string, from: string): string => `import { ${call} } from '${from}';
import { store } from './store.ts';

${call}(store);
`;

/** `store.ts` of a new store, with the features and the style sheets of its model. */
export function storeSource(store: StoreFacts, model: string): string {
  const { code, id, name, searchIndex, url, contact, cardImage } = store;
  return `import { dutch, dutchTax } from '@etalage/core';
import type { StoreApp } from '@etalage/shell';
import { nl as words } from '@etalage/shell/nl';
${stylesOf(model)}

/** The store view of ${code}. */
export const store: StoreApp = {
  words,
  view: {
    storeCode: '${code}',
    storeId: ${id},
    name: '${name}',
    baseUrl: '${url}',
    logo: '/logo.svg',
    hasDailyOffer: false,
    tax: dutchTax,
    seo: {
      defaultTitle: '${name}',
      titleTemplate: '%s | ${name}',
      description: 'Welkom bij ${name}.',
    },
    searchIndex: '${searchIndex}',
    i18n: dutch,
    trackingId: 'GTM-${code.toUpperCase().replaceAll('-', '')}${id}',
    reviewHash: '${code}-review',
    contact: {
      company: '${contact.company}',
      street: 'Dorpsstraat 1',
      postcode: '1234 AB',
      city: 'Ons Dorp',
      phone: '${contact.phone}',
      email: '${contact.email}',
      kvk: '00000000',
      vat: 'NL000000000B00',
    },
    openingHours: { from: '09:00', to: '17:00' },
    rating: { score: 8, count: 1 },
${featuresOf(model)}
    cardImage: { width: ${cardImage.width}, height: ${cardImage.height} },
  },
};
`;
}

const stylesOf = (model: string): string => (model.match(/^import '.*\.css\.ts';$/gm) ?? []).join('\n');

function featuresOf(model: string): string {
  const [features] = /^ {4}features: \{[^}]*\},$/m.exec(model) ?? [];
  if (features === undefined) throw new Error('The store it is to be like names no features');
  return features;
}
