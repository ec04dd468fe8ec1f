import type { TaxRule } from '@etalage/catalog/contract';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { catalogueVersion } from '../catalog/catalogueVersion.ts';
import { productsById, readAttributes, readTaxRules, type Document } from '../catalog/readCatalogue.ts';
import { categories } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { attributeCodes, colourAttributes, type ColourAttribute } from './attributeFacts.ts';

/** What every search of a store view reads, as one version of the catalogue has it. */
export type StoreFacts = {
  attributes: readonly Document[];
  /** What may be filtered and counted. */
  codes: ReadonlySet<string>;
  colours: readonly ColourAttribute[];
  taxRules: readonly TaxRule[];
  /** Ids of the categories above a category. */
  above(category: number): readonly number[];
  /** Products in the order of the ids; the ones that were listed lately are not read again. */
  products(ids: readonly number[]): Promise<Document[]>;
};

const mostProducts = 1000;
const parents = v.looseObject({ parent_ids: v.fallback(v.array(v.unknown()), []) });

/** The facts of store views, kept until an import brings another version. One for each backend. */
export function storeFacts(database: Database): { of(storeId: number): Promise<StoreFacts> } {
  const known = new Map<number, { version: number; facts: Promise<StoreFacts> }>();
  return {
    of: async (storeId) => {
      const version = await catalogueVersion(database, storeId);
      const kept = known.get(storeId);
      if (kept?.version === version) return kept.facts;
      const facts = readFacts(database, storeId);
      known.set(storeId, { version, facts });
      facts.catch(() => known.delete(storeId));
      return facts;
    },
  };
}

async function readFacts(database: Database, storeId: number): Promise<StoreFacts> {
  const attributes = await readAttributes(database, storeId);
  const rows = await database
    .select({ id: categories.id, document: categories.document })
    .from(categories)
    .where(eq(categories.storeId, storeId));
  const above = new Map(rows.map(({ id, document }) => [id, v.parse(parents, document).parent_ids.map(Number)]));
  return {
    attributes,
    codes: new Set(attributeCodes(attributes)),
    colours: colourAttributes(attributes),
    taxRules: await readTaxRules(database, storeId),
    above: (category) => above.get(category) ?? [],
    products: productMemory(database, storeId),
  };
}

function productMemory(database: Database, storeId: number): StoreFacts['products'] {
  const memory = new LRUCache<number, Document>({ max: mostProducts });
  return async (ids) => {
    const unknown = ids.filter((id) => !memory.has(id));
    const read = await productsById(database, storeId, unknown);
    const fresh = new Map(read.map((document) => [Number(document['id']), document]));
    const found = ids.map((id) => fresh.get(id) ?? memory.get(id)).filter((document) => document !== undefined);
    for (const [id, document] of fresh) memory.set(id, document);
    return found;
  };
}
