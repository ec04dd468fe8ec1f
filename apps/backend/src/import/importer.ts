import type { Instant } from '@etalage/core';
import { appendInvalidations } from '../invalidation/invalidationLog.ts';
import { nextCatalogueVersion } from '../catalog/catalogueVersion.ts';
import { assignedIds } from '../catalog/tables.ts';
import { inTransaction } from '../database/database.ts';
import { copyInOf, type Writing } from '../database/insertRows.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import type { ImportEntity, ImportReport } from './entities.ts';
import type { Left, PlannedDocument } from './plan.ts';
import { createPlanner, type Planner } from './planInThread.ts';
import { batches, removeDocuments } from './removeDocuments.ts';
import { spoolsIn, withSpool } from './spool.ts';
import { readStored } from './storedCatalogue.ts';
import { writeDocuments } from './writeCatalogue.ts';
import { removeProducts } from './writeProducts.ts';

export type ImportOptions = {
  /** Only say what would be done. */
  dryRun: boolean;
  /** Take out what the lines no longer have, of the kinds that they have at all. */
  prune: boolean;
};

/** Thrown inside a dry run, so that its transaction leaves nothing. */
class DryRun extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('dry run');
    this.report = report;
  }
}

/**
 * Takes documents, as `sentDocuments` sends them, into a store view in one transaction: everything that was accepted, or
 * nothing. Unchanged documents are not touched. Pages that show what changed are invalidated in the same transaction.
 */
export async function importCatalogue(
  ports: Pick<Ports, 'database' | 'checkpoints' | 'dataFolder' | 'clock'>,
  store: Store,
  sent: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportReport> {
  const planner = createPlanner();
  try {
    return await withSpool(spoolsIn(ports.dataFolder), announced(sent, planner), (file) =>
      importSpool(ports, store, { file, planner }, options),
    );
  } finally {
    await planner.close();
  }
}

/** Little is planned before a thread would have started. */
const worthAThread = 4 * 1024 * 1024;

async function* announced(sent: AsyncIterable<Uint8Array>, planner: Planner): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of sent) {
    size += part.length;
    if (size > worthAThread) planner.expectMuch();
    yield part;
  }
}

type Spooled = { file: string; planner: Planner };

async function importSpool(
  { database, checkpoints, clock }: Pick<Ports, 'database' | 'checkpoints' | 'clock'>,
  store: Store,
  spooled: Spooled,
  options: ImportOptions,
): Promise<ImportReport> {
  try {
    return await inTransaction(database, async (transaction) => {
      await nextCatalogueVersion(transaction, store.id);
      const shelf = { transaction, copyIn: copyInOf(database), now: clock.now() };
      const report = await writePlan(shelf, store, spooled, options);
      await checkpoints.reached('import/written');
      if (options.dryRun || report.written + report.removed === 0) throw new DryRun(report);
      return report;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.report;
    throw error;
  }
}

async function writePlan(
  { transaction, copyIn, now }: Writing & { now: Instant },
  { id: storeId }: Store,
  { file, planner }: Spooled,
  { prune }: ImportOptions,
): Promise<ImportReport> {
  const stored = await readStored(transaction, storeId);
  const shelf = { transaction, storeId, copyIn, now, known: stored.digests.product };
  const isFirst = stored.digests.product.size === 0;
  const tags = new Set<string>();
  let written = 0;
  const {
    left: missing,
    superseded,
    assigned,
    report,
  } = await planner.plan({ file, stored, prune }, async (batch) => {
    const before = await writeDocuments(shelf, batch);
    for (const tag of [...tagsOfAll(batch, isFirst), ...before.map(tagOfList)]) tags.add(tag);
    written += batch.length;
  });
  for (const batch of batches(assigned))
    await transaction.insert(assignedIds).values(batch.map((entry) => ({ storeId, ...entry })));
  const left = [...missing, ...superseded];
  // While their rows stand, which tell what is made of them.
  await appendInvalidations(transaction, storeId, tagsOfAll(left, isFirst));
  for (const [entity, ids] of idsByEntity(left)) {
    if (entity === 'product') for (const category of await removeProducts(shelf, ids)) tags.add(tagOfList(category));
    else await removeDocuments(transaction, storeId, entity, ids);
  }
  await appendInvalidations(transaction, storeId, [...tags]);
  return { ...report, written, removed: left.length };
}

const idsByEntity = (left: readonly Left[]): Map<ImportEntity, number[]> =>
  new Map([...Map.groupBy(left, ({ entity }) => entity)].map(([entity, found]) => [entity, found.map(({ id }) => id)]));

type Touched = PlannedDocument | Left;

const tagsOfAll = (documents: readonly Touched[], isFirst: boolean): string[] =>
  documents.flatMap((document) => tagsOf(document, isFirst));

/**
 * The cache tags of a document: its own, and those of the lists of its categories. Before the first import no page of a
 * single document can be cached, so the tag of its entity is enough; empty lists can.
 */
function tagsOf(document: Touched, isFirst: boolean): string[] {
  const { entity, id } = document;
  if (entity === 'category') return isFirst ? [entity] : [entity, `category:${id}`];
  if (entity !== 'product') return [entity];
  const lists = 'categories' in document ? document.categories : [];
  return [isFirst ? entity : `product:${id}`, ...lists.map(tagOfList)];
}

/** The cache tag of all pages of a category's list: counts and filters change with each product. */
const tagOfList = (category: string): string => `category:${category}`;
