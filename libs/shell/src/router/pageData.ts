import { createSerializationAdapter } from '@tanstack/react-router';

/** Both quotes change places: inside a script's text double ones would cost a backslash each. */
export const swapped = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** What only a page's data has: a story, a product's options, a category's listing. */
const isPageData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && ('story' in value || 'variants' in value || 'listing' in value);

const brought = new WeakSet<object>();

/** Whether a page's data came with the document, which holds what the data leave out. */
export const cameDrawn = (data: object): boolean => brought.has(data);

/**
 * A page's data travels as one JSON text: the router's own form numbers each object, which packs badly. The server hands
 * in what writes it.
 */
export const pageData = (write: (data: object) => string = JSON.stringify) =>
  createSerializationAdapter({
    key: 'p',
    test: isPageData,
    toSerializable: write,
    fromSerializable: (text): object => {
      const data: { about?: object } = JSON.parse(swapped(text));
      brought.add(data.about ?? data);
      return data;
    },
  });
