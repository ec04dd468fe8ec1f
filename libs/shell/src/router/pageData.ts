import { createSerializationAdapter } from '@tanstack/react-router';
import { isPageData, type PageData } from '../pages/pageSource.ts';

const documentData = new WeakSet<object>();

/** Whether a page's data, or a part of them, came with the document, whose HTML shows what they leave out. */
export const cameWithDocument = (data: object): boolean => documentData.has(data);

/** What the server of the same build wrote. */
const parse: (text: string) => PageData<Record<string, unknown>> = JSON.parse;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A page's data travels as one JSON text, which the server hands in: the router's own form numbers each object, and packs
 * large products badly (decision 0006).
 */
export const pageData = (write: (shown: PageData) => string = JSON.stringify) =>
  createSerializationAdapter({
    key: 'p',
    test: isPageData,
    toSerializable: write,
    fromSerializable: (text): PageData<object> => {
      const shown = parse(text);
      for (const part of [shown.data, ...Object.values(shown.data)]) if (isObject(part)) documentData.add(part);
      return shown;
    },
  });
