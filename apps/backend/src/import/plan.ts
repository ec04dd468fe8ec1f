import { partSkus } from '@etalage/catalog/rules';
import { hash } from 'node:crypto';
import { asProduct } from '../catalog/asProduct.ts';
import type { StoredCatalogue } from './storedCatalogue.ts';
import { attributeBook, type AttributeBook } from './attributeBook.ts';
import { isFields, listOf, Rejection, type Change, type Fields } from './documentFields.ts';
import {
  type ImportEntity,
  type ImportReport,
  type RejectedDocument,
  type SentDocument,
  type Stray,
} from './entities.ts';
import { idBook, type AssignedId, type IdBook } from './idBook.ts';
import {
  attributeId,
  normaliseAttribute,
  normaliseCategory,
  normaliseContent,
  normaliseTaxRule,
} from './normaliseOthers.ts';
import { normaliseProduct } from './normaliseProduct.ts';
import { readSpool } from './spool.ts';
import { addressBook, stayingAddresses, type AddressBook } from './uniqueAddresses.ts';

/** A product as it will stand in the catalogue: what goes into columns. */
export type PlannedProduct = {
  entity: 'product';
  id: number;
  digest: string;
  /** The document as JSON. */
  json: Uint8Array<ArrayBuffer>;
  sku: string;
  urlPath: string;
  urlKey: string | null;
  slug: string | null;
  variants: string[];
  /** The skus that a set or a bundle is made of. */
  parts: string[];
  stock: StatedStock[];
  /** The categories whose lists show it. */
  categories: string[];
};

/** Any other document as it will stand in the catalogue. */
export type PlannedOther = { entity: Exclude<ImportEntity, 'product'>; id: number; digest: string; document: Fields };

/** A document as it will stand in the catalogue. */
export type PlannedDocument = PlannedProduct | PlannedOther;

/** What a document says about the stock of its own sku, or of a variant's. */
export type StatedStock = { sku: string; record: Fields };

/** A stored document by its kind and id. */
export type Left = { entity: ImportEntity; id: number };

/** What came of the planning, when all of it was handed on. */
export type PlanOutcome = {
  /** What the documents no longer have, of the kinds that they have at all, and what is to be removed therefore. */
  left: Left[];
  /** Products that stay as they were, but whose sku an accepted one has now. */
  superseded: Left[];
  /** The numbers that were found for ids that are none. */
  assigned: readonly AssignedId[];
  report: Pick<ImportReport, 'accepted' | 'changed' | 'rejected' | 'unread' | 'kept'>;
};

/** What is planned: the documents of a spool over a catalogue, of which `prune` takes out what they no longer have. */
export type PlanTask = { file: string; stored: StoredCatalogue; prune: boolean };

/** Takes what differs from the catalogue, some documents of one kind at a time, in their order. */
export type TakeBatch = (batch: PlannedDocument[]) => Promise<void>;

type Planning = {
  stored: StoredCatalogue;
  waiting: PlannedDocument[];
  accepted: number;
  changed: Map<Change, number>;
  rejected: RejectedDocument[];
  unread: number;
  /** Which ids are taken. */
  named: Record<ImportEntity, Set<number>>;
  /** Which ids the folder has, accepted or not, of the kinds that it has at all. */
  present: Map<ImportEntity, Set<number>>;
  skus: Map<string, number>;
  ids: IdBook;
  book: AttributeBook;
  addresses: Partial<Record<ImportEntity, AddressBook>>;
};

/** How many documents are handed on together. */
const batchSize = 1000;

/**
 * Normalises and checks every document of a spool against the others and against what is there. Products come last and
 * pass one by one: of them only ids, skus and addresses are remembered.
 */
export async function planImport({ file, stored, prune }: PlanTask, take: TakeBatch): Promise<PlanOutcome> {
  const documents = readSpool(file);
  const others: Others = { attribute: [], taxrule: [], redirect: [], cms_block: [], cms_page: [], category: [] };
  const strays: Stray[] = [];
  let next = await documents.next();
  for (; !next.done && !isProduct(next.value); next = await documents.next()) {
    if (!('text' in next.value)) strays.push(next.value);
    else if (next.value.entity !== 'product') others[next.value.entity].push(lineOf(next.value));
  }
  const ids = idBook(stored.assignedIds);
  const isPruning = prune && !(await hasUnidentifiedLine(file, ids));
  const staying = {
    product: await stayingAddresses(stored.productAddresses, productsInFile(file, ids), { suffix: '.html', isPruning }),
    category: await stayingAddresses(
      stored.categoryAddresses,
      others.category.map((line) => withId(ids, 'category', documentOf(line))),
      {
        suffix: '',
        isPruning,
      },
    ),
  };
  const planning = startPlanning(others, staying, { stored, ids });
  for (const stray of strays) rejectStray(planning, stray);
  for (const entity of otherEntities) {
    for (const line of inOrder(entity, others[entity])) planLine(planning, entity, line);
    await handOn(planning, take);
  }
  for (; !next.done; next = await documents.next()) {
    planProduct(planning, next.value);
    if (planning.waiting.length >= batchSize) await handOn(planning, take);
  }
  await handOn(planning, take);
  const { accepted, changed, rejected, unread } = planning;
  const left = prune ? leftOver(planning) : [];
  return {
    left: isPruning ? left : [],
    superseded: superseded(planning),
    assigned: ids.assigned(),
    report: { accepted, changed: [...changed], rejected, unread, kept: isPruning ? 0 : left.length },
  };
}

/** Whether the spool holds anything of which nobody knows which document it is: that may be any one of the catalogue. */
async function hasUnidentifiedLine(file: string, ids: IdBook): Promise<boolean> {
  for await (const sent of readSpool(file)) {
    if (!('text' in sent)) return true;
    const line = lineOf(sent);
    const nested = sent.entity === 'category' ? descendants(documentOf(line)) : [];
    if (isUnread(ids, sent.entity, line) || nested.some((child) => idOf(ids, 'category', child) === undefined))
      return true;
  }
  return false;
}

const isUnread = (ids: IdBook, entity: ImportEntity, line: Line): boolean =>
  'unreadable' in line || idOf(ids, entity, documentOf(line)) === undefined;

const idOf = (ids: IdBook, entity: ImportEntity, document: Fields): number | undefined =>
  ids.of(entity, entity === 'attribute' ? attributeId(document) : document['id']);

const withId = (ids: IdBook, entity: ImportEntity, document: Fields): Fields => ({
  ...document,
  id: idOf(ids, entity, document),
});

async function handOn({ waiting }: Planning, take: TakeBatch): Promise<void> {
  if (waiting.length > 0) await take(waiting.splice(0));
}

const isProduct = (sent: SentDocument | Stray): boolean => sent.entity === 'product';

function planProduct(planning: Planning, sent: SentDocument | Stray): void {
  if (!('text' in sent)) return rejectStray(planning, sent);
  const line = lineOf(sent);
  if (sent.entity === 'product') return planLine(planning, 'product', line);
  notePresence(planning, sent.entity, line);
  reject(planning, sent.entity, line, new Rejection('comes after the first product'));
}

const strayReasons = {
  line: 'no document: one of a known kind was wanted',
  file: 'no documents: a name like products.jsonl was wanted',
} satisfies Record<Stray['entity'], string>;

function rejectStray(planning: Planning, { entity, place }: Stray): void {
  planning.unread += 1;
  planning.rejected.push({ entity, id: '?', place, reason: strayReasons[entity] });
}

function reject({ rejected }: Planning, entity: ImportEntity, line: Line, { message, at }: Rejection): void {
  rejected.push({ entity, id: nameOf(documentOf(line)), place: line.place, ...at, reason: message });
}

const otherEntities = ['attribute', 'taxrule', 'redirect', 'cms_block', 'cms_page', 'category'] as const;

/** A document that was read, or where something stood that could not be. */
type Line = { place: string } & ({ document: unknown; isMended?: boolean } | { unreadable: string });
type Others = Record<(typeof otherEntities)[number], Line[]>;

function lineOf({ place, text }: SentDocument): Line {
  try {
    if (!mayBeUnstorable(text)) return { place, document: unwrapped(JSON.parse(text)) };
    const { document, isMended } = mended(text);
    return { place, document: unwrapped(document), isMended };
  } catch {
    return { place, unreadable: text };
  }
}

/** The escapes of NUL and of halves of a character, which no database keeps, and numbers without end: one of them would fail the whole import. */
const mayBeUnstorable = (text: string): boolean =>
  mayBeInfinite.test(text) || (text.includes('\\u') && /\\u(?:0000|d[89a-f])/i.test(text));

/** JSON reads 1e400 as Infinity. */
const mayBeInfinite = /\de\+?\d{3}/i;

function mended(text: string): { document: unknown; isMended: boolean } {
  let isMended = false;
  const storable = (given: string): string => {
    const kept = given.replaceAll('\0', '').toWellFormed();
    isMended ||= kept !== given;
    return kept;
  };
  const document: unknown = JSON.parse(text, (_name, value: unknown) => {
    if (typeof value === 'string') return storable(value);
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [storable(name), own]));
  });
  return { document, isMended };
}

/** Elasticsearch's wrapping is taken off. */
const unwrapped = (value: unknown): unknown =>
  isFields(value) && isFields(value['_source']) ? value['_source'] : value;

async function* productsInFile(file: string, ids: IdBook): AsyncGenerator<Fields> {
  for await (const sent of readSpool(file)) {
    if ('text' in sent && sent.entity === 'product') yield withId(ids, 'product', documentOf(lineOf(sent)));
  }
}

type Staying = Record<'product' | 'category', readonly Fields[]>;

function startPlanning(
  others: Others,
  staying: Staying,
  { stored, ids }: { stored: StoredCatalogue; ids: IdBook },
): Planning {
  const attributes = [...stored.attributes, ...others.attribute.map(documentOf)];
  return {
    stored,
    ids,
    waiting: [],
    accepted: 0,
    changed: new Map(),
    rejected: [],
    unread: 0,
    named: {
      attribute: new Set(),
      taxrule: new Set(),
      redirect: new Set(),
      cms_block: new Set(),
      cms_page: new Set(),
      category: new Set(),
      product: new Set(),
    },
    present: new Map(),
    skus: new Map(staying.product.flatMap(({ sku, id }) => (sku === undefined ? [] : [[String(sku), Number(id)]]))),
    book: attributeBook(attributes, (id) => ids.of('attribute', id)),
    addresses: {
      category: addressBook(staying.category, ''),
      product: addressBook(staying.product, '.html'),
    },
  };
}

const documentOf = (line: Line): Fields => ('document' in line && isFields(line.document) ? line.document : {});

/** Categories that stand only inside others get lines of their own; one that stands by itself wins. */
function inOrder(entity: ImportEntity, lines: readonly Line[]): Line[] {
  if (entity !== 'category') return [...lines];
  const own = new Set(lines.map((line) => String(documentOf(line)['id'])));
  const nested = lines.flatMap((line) =>
    descendants(documentOf(line)).map((document) => ({ place: line.place, document })),
  );
  const missing = nested.filter(({ document }) => !own.has(String(document['id'])));
  return [...lines, ...new Map(missing.map((line) => [String(line.document['id']), line])).values()];
}

/** Everything below a category that is more than an id. */
function descendants(category: Fields): Fields[] {
  const children = listOf(category['children_data']);
  return children.flatMap((child) => [...(child['name'] ? [child] : []), ...descendants(child)]);
}

function planLine(planning: Planning, entity: ImportEntity, line: Line): void {
  notePresence(planning, entity, line);
  if (isUnread(planning.ids, entity, line)) planning.unread += 1;
  try {
    if ('unreadable' in line) throw new Rejection('not JSON', { value: line.unreadable });
    const changes = new Set<Change>(line.isMended ? ['character that cannot be kept left out'] : []);
    const document = normalise(planning, entity, line.document, changes);
    const json = encoder.encode(JSON.stringify(document));
    const digest = hash('sha1', json, 'base64url');
    const id = Number(document['id']);
    planning.accepted += 1;
    if (planning.stored.digests[entity].get(id) !== digest) {
      planning.waiting.push(
        entity === 'product' ? plannedProduct(document, json, digest) : { entity, id, digest, document },
      );
    }
    for (const change of changes) planning.changed.set(change, (planning.changed.get(change) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    reject(planning, entity, line, error);
  }
}

const encoder = new TextEncoder();

const nameOf = (document: Fields): string =>
  String(document['id'] ?? document['attribute_id'] ?? document['sku'] ?? document['name'] ?? '?');

function normalise(planning: Planning, entity: ImportEntity, given: unknown, changes: Set<Change>): Fields {
  if (!isFields(given)) throw new Rejection('no document: fields were wanted', { value: given });
  const document = normalised(planning, entity, given, changes);
  const id = Number(document['id']);
  if (planning.named[entity].has(id)) throw new Rejection('id given twice', { field: 'id', value: id });
  if (entity === 'product') claimSku(planning, document, id);
  planning.named[entity].add(id);
  planning.addresses[entity]?.claim(document, changes);
  return document;
}

function normalised({ book, ids }: Planning, entity: ImportEntity, document: Fields, changes: Set<Change>): Fields {
  switch (entity) {
    case 'product':
      return normaliseProduct(document, { book, ids }, changes);
    case 'category':
      return normaliseCategory(document, ids, changes);
    case 'attribute':
      return normaliseAttribute(document, ids, changes);
    case 'taxrule':
      return normaliseTaxRule(document, ids, changes);
    case 'redirect':
    case 'cms_block':
    case 'cms_page':
      return normaliseContent(entity, document, { ids, changes });
  }
}

function claimSku({ skus }: Planning, document: Fields, id: number): void {
  const sku = String(document['sku']);
  const owner = skus.get(sku);
  if (owner !== undefined && owner !== id)
    throw new Rejection(`sku ${sku} is that of product ${owner}`, { field: 'sku', value: sku });
  skus.set(sku, id);
}

function notePresence({ present, ids: book }: Planning, entity: ImportEntity, line: Line): void {
  const ids = present.get(entity) ?? new Set();
  const id = idOf(book, entity, documentOf(line));
  present.set(entity, id === undefined ? ids : ids.add(id));
}

/** What was rejected is no reason to take what stands under its id out of the shop. */
function leftOver({ present, stored }: Planning): Left[] {
  return [...present].flatMap(([entity, ids]) =>
    [...stored.digests[entity].keys()].filter((id) => !ids.has(id)).map((id) => ({ entity, id })),
  );
}

/** A product that was to leave its sku and was rejected goes when another has it now: one sku is one product. */
const superseded = ({ stored, named, present, skus }: Planning): Left[] =>
  stored.productAddresses.flatMap(({ id, sku }): Left[] => {
    const owner = skus.get(String(sku));
    const isRejected = present.get('product')?.has(Number(id)) && !named.product.has(Number(id));
    return isRejected && owner !== undefined && owner !== Number(id) ? [{ entity: 'product', id: Number(id) }] : [];
  });

function plannedProduct(document: Fields, json: Uint8Array<ArrayBuffer>, digest: string): PlannedProduct {
  const variants = listOf(document['configurable_children']);
  return {
    entity: 'product',
    id: Number(document['id']),
    digest,
    json,
    sku: String(document['sku']),
    urlPath: String(document['url_path']),
    urlKey: textOf(document['url_key']),
    slug: textOf(document['slug']),
    variants: variants.map(({ sku }) => String(sku)),
    parts: [...new Set(partSkus(asProduct(document)))],
    stock: stockIn(document),
    categories: categoriesOf(document),
  };
}

const textOf = (value: unknown): string | null => (value === undefined || value === null ? null : String(value));

/** The ids of the categories that list a product: listings filter by category_ids. */
export const categoriesOf = ({ category_ids: ids }: Fields): string[] => (Array.isArray(ids) ? ids.map(String) : []);

/** What a document says about stock, its own and its variants'. */
export const stockIn = (document: Fields): StatedStock[] =>
  [document, ...listOf(document['configurable_children'])].flatMap((own) =>
    isFields(own['stock']) ? [{ sku: String(own['sku']), record: own['stock'] }] : [],
  );
