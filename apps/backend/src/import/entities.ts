import { attributeDocument, categoryDocument, productDocument, taxRuleDocument } from '@etalage/catalog/contract';
import * as v from 'valibot';
import { wrongFields } from '../http/validation.ts';
import { isFields, Rejection, type Fields } from './documentFields.ts';
import { quickTest } from './quickTest.ts';

/** What an import knows, in the order in which it must come: products take labels from attributes. */
export const importEntities = [
  'attribute',
  'taxrule',
  'redirect',
  'cms_block',
  'cms_page',
  'category',
  'product',
] as const;

/** One kind of document. */
export type ImportEntity = (typeof importEntities)[number];

const id = v.union([v.string(), v.number()]);
const content = v.looseObject({ id, identifier: v.string() });

/** How the contract wants each kind before it is normalised. */
const documentSchemas: Record<ImportEntity, v.GenericSchema<unknown, Fields>> = {
  attribute: attributeDocument,
  taxrule: taxRuleDocument,
  redirect: v.looseObject({ id, request_path: v.string(), target_path: v.string(), redirect_type: id }),
  cms_block: content,
  cms_page: content,
  category: categoryDocument,
  product: productDocument,
};

const tests = new Map(importEntities.map((entity) => [entity, quickTest(documentSchemas[entity])]));

/** A document as it was given. Throws a Rejection that names what is not as the contract has it. */
export function checked(entity: ImportEntity, given: unknown): Fields {
  if (isFields(given) && tests.get(entity)?.(given)) return given;
  const read = v.safeParse(documentSchemas[entity], given);
  if (read.success) return read.output;
  throw new Rejection(`not as the contract has it: ${wrongFields(read.issues)}`);
}

/** A document on its way in: JSON that nobody has read yet, and where it stood. */
export type SentDocument = { entity: ImportEntity; place: string; text: string };

/** The same in a folder, in the bytes of its file: what passes on is not even read as text. */
export type FolderDocument = { entity: ImportEntity; place: string; bytes: Uint8Array };

const count = v.pipe(v.number(), v.integer());

/** What an import did, or with a dry run would have done. */
export const importReport = v.object({
  accepted: count,
  /** How many documents had something normalised, by what. */
  changed: v.array(v.tuple([v.string(), count])),
  rejected: v.array(v.object({ entity: v.picklist([...importEntities, 'line']), id: v.string(), reason: v.string() })),
  /** How many documents differ from what was there. */
  written: count,
  removed: count,
});
export type ImportReport = v.InferOutput<typeof importReport>;
