import { createSerializationAdapter } from '@tanstack/react-router';

/** Both quotes change places: inside a script's text double ones would cost a backslash each. */
const swapped = (text: string) => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** A product's three words become the end of its address: the same text stands in the link on its card. */
const joined = (text: string) =>
  text.replace(/'sku':'([^'/]*)','parentSku':'([^'/]*)','slug':'([^'/]*)'/g, "'/':'$2/$3/$1'");
const parted = (text: string) =>
  text.replace(/'\/':'([^/]*)\/([^/]*)\/([^']*)'/g, "'sku':'$3','parentSku':'$1','slug':'$2'");

/** What only a page's data has: a story, a product's options, a category's listing. */
const isPageData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && ('story' in value || 'variants' in value || 'listing' in value);

/** Texts of data that a server keeps and draws again. */
const texts = new WeakMap<object, string>();

function textOf(data: object): string {
  const text = texts.get(data) ?? joined(swapped(JSON.stringify(data)));
  texts.set(data, text);
  return text;
}

/** A page's data travels as one JSON text: the router's own form numbers each object, which packs badly. */
export const pageData = createSerializationAdapter({
  key: 'p',
  test: isPageData,
  toSerializable: textOf,
  fromSerializable: (text): object => JSON.parse(swapped(parted(text))),
});
