import { attributes, categories, taxRules } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { importEntities, type ImportEntity } from './entities.ts';
import type { PlannedDocument } from './plan.ts';
import { batches, removeDocuments } from './removeDocuments.ts';
import { writeProducts } from './writeProducts.ts';

/**
 * Puts documents in the place of those with the same ids. Products bring their variants, and the stock that is new;
 * `knownProducts` has the ids of those that there are.
 */
export async function writeDocuments(
  transaction: Database,
  storeId: number,
  documents: readonly PlannedDocument[],
  knownProducts: ReadonlyMap<number, string>,
): Promise<void> {
  const byEntity = Object.groupBy(documents, ({ entity }) => entity);
  for (const entity of importEntities) {
    for (const batch of batches(byEntity[entity] ?? [])) {
      if (entity === 'product') await writeProducts(transaction, storeId, batch, knownProducts);
      else await writers[entity](transaction, storeId, batch);
    }
  }
}

type Writer = (transaction: Database, storeId: number, batch: PlannedDocument[]) => Promise<void>;

const writers: Record<Exclude<ImportEntity, 'product'>, Writer> = {
  attribute: async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, 'attribute', idsOf(batch));
    await transaction
      .insert(attributes)
      .values(batch.map((entry) => ({ ...row(storeId, entry), code: String(entry.document['attribute_code']) })));
  },
  taxrule: async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, 'taxrule', idsOf(batch));
    await transaction.insert(taxRules).values(batch.map((entry) => row(storeId, entry)));
  },
  category: async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, 'category', idsOf(batch));
    await transaction
      .insert(categories)
      .values(batch.map((entry) => ({ ...row(storeId, entry), urlPath: textOf(entry.document['url_path']) })));
  },
};

const idsOf = (batch: readonly PlannedDocument[]) => batch.map(({ id }) => id);
const row = (storeId: number, { id, document, digest }: PlannedDocument) => ({ storeId, id, document, digest });
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
