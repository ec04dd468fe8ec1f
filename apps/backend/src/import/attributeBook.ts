import type { Fields } from './documentFields.ts';
import { listOf } from './documentFields.ts';

/** What attribute documents say about ids: found by id, whichever way it is written. */
export type AttributeBook = {
  codeOf(attributeId: unknown): string | undefined;
  labelOf(code: string, optionId: unknown): string | undefined;
};

/** The book of these attribute documents; of two with one code both count. */
export function attributeBook(documents: readonly Fields[]): AttributeBook {
  const codes = new Map<string, string>();
  const labels = new Map<string, string>();
  for (const document of documents) {
    const code = String(document['attribute_code']);
    for (const id of [document['attribute_id'], document['id']]) if (id !== undefined) codes.set(String(id), code);
    for (const { value, label } of listOf(document['options'])) labels.set(`${code}:${value}`, String(label ?? ''));
  }
  return {
    codeOf: (attributeId) => codes.get(String(attributeId)),
    labelOf: (code, optionId) => labels.get(`${code}:${optionId}`) || undefined,
  };
}
