import type { Fields } from './documentFields.ts';
import { listOf } from './documentFields.ts';

/** What attribute documents say about ids: found by id, whichever way it is written. */
export type AttributeBook = {
  codeOf(attributeId: unknown): string | undefined;
  labelOf(code: string, optionId: unknown): string | undefined;
};

/** The book of these attribute documents, by the numbers of their ids; of two with one code both count. */
export function attributeBook(documents: readonly Fields[], idOf: (id: unknown) => number | undefined): AttributeBook {
  const codes = new Map<string, string>();
  const labels = new Map<string, string>();
  for (const document of documents) {
    const code = String(document['attribute_code']);
    for (const id of [document['attribute_id'], document['id']]) codes.set(String(idOf(id)), code);
    for (const { value, label } of listOf(document['options']))
      labels.set(`${code}:${String(value)}`, String(label ?? ''));
  }
  return {
    codeOf: (attributeId) => codes.get(String(idOf(attributeId) ?? '')),
    labelOf: (code, optionId) => labels.get(`${code}:${String(optionId)}`) || undefined,
  };
}
