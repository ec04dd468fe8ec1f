import * as v from 'valibot';

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

/** Where a document was expected and none could be found: in a line, or in a whole file. */
export type Stray = { entity: 'line' | 'file'; place: string };

/** A document on its way in: JSON that nobody has read yet, and where it stood. */
export type SentDocument = { entity: ImportEntity; place: string; text: string };

/** The same in a folder, in the bytes of its file: what passes on is not even read as text. */
export type FolderDocument = { entity: ImportEntity | Stray['entity']; place: string; bytes: Uint8Array };

const count = v.pipe(v.number(), v.integer());

/** What was not taken in: what it is, where it stood, and which field had what instead of what was wanted. */
const rejected = v.object({
  entity: v.picklist([...importEntities, 'line', 'file']),
  /** As far as it could be read. */
  id: v.string(),
  /** `products.jsonl:3`, or `line 3` of what was sent. */
  place: v.string(),
  field: v.optional(v.string()),
  /** Text as it is, anything else as JSON; shortened. */
  value: v.optional(v.string()),
  reason: v.string(),
});

/** What an import did, or with a dry run would have done. */
export const importReport = v.object({
  accepted: count,
  /** How many documents had something normalised, by what. */
  changed: v.array(v.tuple([v.string(), count])),
  rejected: v.array(rejected),
  /** How many of the rejected lines, files and documents may be any document: of them not even an id could be read. */
  unread: count,
  /** How many documents differ from what was there. */
  written: count,
  removed: count,
  /** How many documents were to be pruned, and stay because of what is unread. */
  kept: count,
});
export type ImportReport = v.InferOutput<typeof importReport>;
export type RejectedDocument = v.InferOutput<typeof rejected>;
