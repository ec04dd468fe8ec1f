import { hash } from 'node:crypto';
import * as v from 'valibot';
import { wrongFields } from '../http/validation.ts';
import type { StoredCatalogue } from './storedCatalogue.ts';
import { attributeBook, type AttributeBook } from './attributeBook.ts';
import { isFields, listOf, Rejection, type Change, type Fields } from './documentFields.ts';
import { documentSchemas, importEntities, type ImportEntity, type ImportLine, type ImportReport } from './entities.ts';
import { normaliseAttribute, normaliseCategory, normaliseTaxRule } from './normaliseOthers.ts';
import { normaliseProduct } from './normaliseProduct.ts';
import { addressBook, type AddressBook } from './uniqueAddresses.ts';

/** A document as it will stand in the catalogue. */
export type PlannedDocument = {
  entity: ImportEntity;
  id: number;
  document: Fields;
  /** The document as JSON. */
  text: string;
  digest: string;
};

/** What an import will do to a store view: decided before anything is written. */
export type ImportPlan = {
  documents: PlannedDocument[];
  /** What the folder no longer has, of the kinds that it has at all. */
  left: { entity: ImportEntity; id: number }[];
  report: Pick<ImportReport, 'accepted' | 'changed' | 'rejected'>;
};

type Planning = {
  documents: PlannedDocument[];
  changed: Map<Change, number>;
  rejected: ImportReport['rejected'];
  /** Which ids the folder names, accepted or not. */
  named: Record<ImportEntity, Set<number>>;
  skus: Map<string, number>;
  book: AttributeBook;
  addresses: Record<ImportEntity, AddressBook | undefined>;
};

const pauseEvery = 200;
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Normalises and checks every line against the others and against what is there. Lets other work pass in between. */
export async function planImport(lines: readonly ImportLine[], stored: StoredCatalogue): Promise<ImportPlan> {
  const byEntity = Object.groupBy(lines, ({ entity }) => entity);
  const planning = startPlanning(byEntity, stored);
  let seen = 0;
  for (const entity of importEntities) {
    for (const line of inOrder(entity, byEntity[entity] ?? [])) {
      planLine(planning, entity, line);
      seen += 1;
      if (seen % pauseEvery === 0) await breathe();
    }
  }
  const { documents, changed, rejected } = planning;
  const left = leftOver(planning, byEntity, stored);
  return { documents, left, report: { accepted: documents.length, changed: [...changed], rejected } };
}

type Grouped = Partial<Record<ImportEntity, ImportLine[]>>;

function startPlanning(byEntity: Grouped, stored: StoredCatalogue): Planning {
  const coming = (entity: ImportEntity) =>
    new Set((byEntity[entity] ?? []).map((line) => Number(documentOf(line)['id'])));
  const comingProducts = coming('product');
  const comingCategories = coming('category');
  const stays = (ids: ReadonlySet<number>) => (document: Fields) => !ids.has(Number(document['id']));
  const products = stored.productAddresses.filter(stays(comingProducts));
  return {
    documents: [],
    changed: new Map(),
    rejected: [],
    named: { attribute: new Set(), taxrule: new Set(), category: new Set(), product: new Set() },
    skus: new Map(products.map(({ sku, id }) => [String(sku), Number(id)])),
    book: attributeBook([...stored.attributes, ...(byEntity.attribute ?? []).map(documentOf)]),
    addresses: {
      attribute: undefined,
      taxrule: undefined,
      category: addressBook(stored.categoryAddresses.filter(stays(comingCategories)), ''),
      product: addressBook(products, '.html'),
    },
  };
}

const documentOf = (line: ImportLine): Fields => ('document' in line && isFields(line.document) ? line.document : {});

/** Categories that stand only inside others get lines of their own; one that stands by itself wins. */
function inOrder(entity: ImportEntity, lines: readonly ImportLine[]): ImportLine[] {
  if (entity !== 'category') return [...lines];
  const own = new Set(lines.map((line) => String(documentOf(line)['id'])));
  const nested = lines.flatMap((line) => descendants(documentOf(line)));
  const missing = new Map(nested.filter(({ id }) => !own.has(String(id))).map((child) => [String(child['id']), child]));
  return [...lines, ...[...missing.values()].map((document) => ({ entity, document }))];
}

/** Everything below a category that is more than an id. */
function descendants(category: Fields): Fields[] {
  const children = listOf(category['children_data']);
  return children.flatMap((child) => [...(child['name'] ? [child] : []), ...descendants(child)]);
}

function planLine(planning: Planning, entity: ImportEntity, line: ImportLine): void {
  const reject = (id: string, reason: string) => void planning.rejected.push({ entity, id, reason });
  if ('unreadable' in line) return reject(line.unreadable, 'not JSON');
  const id = nameOf(documentOf(line));
  try {
    const changes = new Set<Change>();
    const document = normalise(planning, entity, line.document, changes);
    const text = JSON.stringify(document);
    const digest = hash('sha1', text, 'base64url');
    planning.documents.push({ entity, id: Number(document['id']), document, text, digest });
    for (const change of changes) planning.changed.set(change, (planning.changed.get(change) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    reject(id, error.message);
  }
}

const nameOf = (document: Fields): string =>
  String(document['id'] ?? document['attribute_id'] ?? document['sku'] ?? document['name'] ?? '?');

function normalise(planning: Planning, entity: ImportEntity, given: unknown, changes: Set<Change>): Fields {
  const read = v.safeParse(documentSchemas[entity], given);
  if (!read.success) throw new Rejection(`not as the contract has it: ${wrongFields(read.issues)}`);
  const document = normalised(planning, entity, read.output, changes);
  const id = Number(document['id']);
  if (planning.named[entity].has(id)) throw new Rejection('id given twice');
  planning.named[entity].add(id);
  if (entity === 'product') claimSku(planning, document, id);
  planning.addresses[entity]?.claim(document, changes);
  return document;
}

function normalised({ book }: Planning, entity: ImportEntity, document: Fields, changes: Set<Change>): Fields {
  switch (entity) {
    case 'product':
      return normaliseProduct(document, book, changes);
    case 'category':
      return normaliseCategory(document, changes);
    case 'attribute':
      return normaliseAttribute(document, changes);
    case 'taxrule':
      return normaliseTaxRule(document, changes);
  }
}

function claimSku({ skus }: Planning, document: Fields, id: number): void {
  const sku = String(document['sku']);
  const owner = skus.get(sku);
  if (owner !== undefined) throw new Rejection(`sku ${sku} is that of product ${owner}`);
  skus.set(sku, id);
}

function leftOver({ named }: Planning, byEntity: Grouped, stored: StoredCatalogue): ImportPlan['left'] {
  return importEntities.flatMap((entity) => {
    if (!byEntity[entity]) return [];
    const ids = [...stored.digests[entity].keys()].filter((id) => !named[entity].has(id));
    return ids.map((id) => ({ entity, id }));
  });
}
