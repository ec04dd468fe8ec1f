import type { Fields } from './documentFields.ts';
import { listOf } from './documentFields.ts';

/** What attribute documents say about ids: found by id, whichever way it is written. */
export type AttributeBook = {
  codeOf(attributeId: unknown): string | undefined;
  /** What shoppers call an attribute. */
  nameOf(code: string): string | undefined;
  labelOf(code: string, optionId: unknown): string | undefined;
};

/** The name of an attribute, which Magento 1 keeps in `frontend_label`. */
export const attributeName = (document: Fields): string | number | undefined =>
  [document['default_frontend_label'], document['frontend_label']].find(isName);

const isName = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The book of these attribute documents, by the numbers of their ids; of two with one code both count. */
export function attributeBook(documents: readonly Fields[], idOf: (id: unknown) => number | undefined): AttributeBook {
  const codes = new Map<string, string>();
  const names = new Map<string, string>();
  const labels = new Map<string, string>();
  for (const document of documents) {
    const code = String(document['attribute_code']);
    for (const id of [document['attribute_id'], document['id']]) codes.set(String(idOf(id)), code);
    const name = attributeName(document);
    if (name !== undefined) names.set(code, String(name));
    for (const { value, label } of listOf(document['options']))
      labels.set(`${code}:${String(value)}`, String(label ?? ''));
  }
  return {
    codeOf: (attributeId) => codes.get(String(idOf(attributeId) ?? '')),
    nameOf: (code) => names.get(code) || undefined,
    labelOf: (code, optionId) => labels.get(`${code}:${String(optionId)}`) || undefined,
  };
}
