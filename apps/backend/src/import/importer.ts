import { appendInvalidations } from '../invalidation/invalidationLog.ts';
import { nextCatalogueVersion } from '../catalog/catalogueVersion.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import type { ImportEntity, ImportLine, ImportReport } from './entities.ts';
import { planImport, type ImportPlan } from './plan.ts';
import { readStored, type StoredCatalogue } from './storedCatalogue.ts';
import { removeDocuments } from './removeDocuments.ts';
import { writeDocuments } from './writeCatalogue.ts';
import { listOf, type Fields } from './documentFields.ts';

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
 * Takes documents into a store view in one transaction: everything that was accepted, or nothing. Unchanged documents
 * are not touched. Pages that show what changed are invalidated in the same transaction.
 */
export async function importCatalogue(
  { database, checkpoints }: Pick<Ports, 'database' | 'checkpoints'>,
  store: Store,
  lines: readonly ImportLine[],
  options: ImportOptions,
): Promise<ImportReport> {
  try {
    return await inTransaction(database, async (transaction) => {
      await nextCatalogueVersion(transaction, store.id);
      const report = await writePlan(transaction, store, lines, options);
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
  transaction: Database,
  store: Store,
  lines: readonly ImportLine[],
  { prune }: ImportOptions,
): Promise<ImportReport> {
  const stored = await readStored(transaction, store.id);
  const plan = await planImport(lines, stored);
  const changed = plan.documents.filter(({ entity, id, digest }) => stored.digests[entity].get(id) !== digest);
  const left = prune ? plan.left : [];
  for (const [entity, ids] of idsByEntity(left)) await removeDocuments(transaction, store.id, entity, ids);
  await writeDocuments(transaction, store.id, changed, stored.digests.product);
  await appendInvalidations(transaction, store.id, tagsOf(changed, left, stored));
  return { ...plan.report, written: changed.length, removed: left.length };
}

const idsByEntity = (left: ImportPlan['left']): Map<ImportEntity, number[]> =>
  new Map([...Map.groupBy(left, ({ entity }) => entity)].map(([entity, found]) => [entity, found.map(({ id }) => id)]));

/** The tags of the pages that show these documents: each by itself, and lists by their categories. */
function tagsOf(changed: ImportPlan['documents'], left: ImportPlan['left'], stored: StoredCatalogue): string[] {
  const isFirst = stored.digests.product.size === 0;
  const whole = [...changed, ...left].map(({ entity }) => entity).filter((entity) => isFirst || entity !== 'product');
  const single = [...changed, ...left]
    .map(({ entity, id }) => `${entity}:${id}`)
    .filter((tag) => /^(product|category):/.test(tag));
  const lists = changed.flatMap(({ document }) => categoryTags(document));
  return isFirst ? [...new Set(whole)] : [...whole, ...single, ...lists];
}

const categoryTags = (document: Fields): string[] =>
  listOf(document['category']).map(({ category_id: id }) => `category:${String(id)}`);
