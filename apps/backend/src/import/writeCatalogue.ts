import { attributes, categories } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import type { PlannedDocument, PlannedOther } from './plan.ts';
import { batches, removeDocuments } from './removeDocuments.ts';
import { tableOf } from './storedCatalogue.ts';
import { writeProducts, type ProductShelf } from './writeProducts.ts';

/**
 * Puts documents in the place of those with the same ids. Products bring their variants, and the stock that is new. Returns
 * the category ids of the replaced products.
 */
export async function writeDocuments(shelf: ProductShelf, documents: readonly PlannedDocument[]): Promise<string[]> {
  const { transaction, storeId } = shelf;
  const categoriesBefore = await writeProducts(
    shelf,
    documents.filter((planned) => planned.entity === 'product'),
  );
  const others = documents.filter((planned) => planned.entity !== 'product');
  for (const [entity, planned] of Map.groupBy(others, (other) => other.entity)) {
    for (const batch of batches(planned)) await writers[entity](transaction, storeId, batch);
  }
  return categoriesBefore;
}

type Writer = (transaction: Database, storeId: number, batch: PlannedOther[]) => Promise<void>;

const writers: Record<PlannedOther['entity'], Writer> = {
  attribute: async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, 'attribute', idsOf(batch));
    await transaction
      .insert(attributes)
      .values(batch.map((entry) => ({ ...row(storeId, entry), code: String(entry.document['attribute_code']) })));
  },
  taxrule: plainWriter('taxrule'),
  redirect: plainWriter('redirect'),
  cms_block: plainWriter('cms_block'),
  cms_page: plainWriter('cms_page'),
  category: async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, 'category', idsOf(batch));
    await transaction
      .insert(categories)
      .values(batch.map((entry) => ({ ...row(storeId, entry), urlPath: textOf(entry.document['url_path']) })));
  },
};

function plainWriter(entity: 'taxrule' | 'redirect' | 'cms_block' | 'cms_page'): Writer {
  return async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, entity, idsOf(batch));
    await transaction.insert(tableOf[entity]).values(batch.map((entry) => row(storeId, entry)));
  };
}

const idsOf = (batch: readonly PlannedOther[]) => batch.map(({ id }) => id);
const row = (storeId: number, { id, document, digest }: PlannedOther) => ({ storeId, id, document, digest });
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
