import type { Client, estypes } from '@elastic/elasticsearch';
import type { SearchEntity } from '@etalage/catalog/contract';
import type { Documents, IndexableDocument } from '../engine/port.ts';
import { batchesOf } from '../engine/writing.ts';
import { indexTemplate, keptDocument } from './indexing.ts';

/** The indexes of an installation; `alias` is the name by which one is asked. */
export type Indexes = {
  put(alias: string, entity: SearchEntity, documents: readonly IndexableDocument[]): Promise<void>;
  remove(alias: string, ids: readonly number[]): Promise<void>;
  /** Fills a new index beside the live one, which answers until the new one has its alias. */
  replace(alias: string, entity: SearchEntity, documents: Documents): Promise<void>;
  /** Whether the index with this alias has the fields of the template; true without any. `timeout` in milliseconds. */
  isFit(alias: string, timeout: number): Promise<boolean>;
};

/** The indexes on a cluster whose names begin with a prefix; its template shapes each when it is made. */
export function createIndexes(client: Client, prefix: string): Indexes {
  /** The template comes first, each time: a cluster may have lost it with all else. */
  async function create(alias: string, body: Partial<estypes.IndicesCreateRequest> = {}): Promise<string> {
    await client.indices.putIndexTemplate({
      name: prefix,
      index_patterns: [`${prefix}_*`],
      // What is written to an index that is gone fails, and makes no new one.
      allow_auto_create: false,
      template: indexTemplate,
    });
    const index = `${alias}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
    await client.indices.create({ index, ...body });
    return index;
  }
  async function ensure(alias: string): Promise<void> {
    if (!(await client.indices.existsAlias({ name: alias }))) await create(alias, { aliases: { [alias]: {} } });
  }
  return {
    put: async (alias, entity, documents) => {
      await ensure(alias);
      await write(client, alias, entity, documents);
      await client.indices.refresh({ index: alias });
    },
    remove: async (alias, ids) => {
      if (ids.length === 0) return;
      await ensure(alias);
      const operations = ids.map((id) => ({ delete: { _id: String(id) } }));
      await client.bulk({ index: alias, refresh: true, operations });
    },
    replace: async (alias, entity, documents) => {
      const index = await create(alias);
      try {
        for await (const batch of batchesOf(documents)) await write(client, index, entity, batch);
        await client.indices.refresh({ index });
        await takeOver(client, alias, index);
      } catch (error) {
        await client.indices.delete({ index }).catch(() => undefined);
        throw error;
      }
    },
    isFit: async (index, requestTimeout) => {
      const found = await client.indices.getMapping({ index }, { ignore: [404], requestTimeout });
      return Object.values(found).every(({ mappings }) => mappings === undefined || fitsTemplate(mappings.properties));
    },
  };
}

/** A cluster adds fields to a mapping that documents brought. */
const fitsTemplate = (properties: Record<string, object> = {}): boolean =>
  Object.entries(indexTemplate.mappings.properties).every(
    ([field, wanted]) => typeOf(properties[field] ?? {}) === typeOf(wanted),
  );

/** A cluster leaves out the type of an object that has fields. */
function typeOf(property: object): unknown {
  if ('type' in property) return property.type;
  return 'properties' in property ? 'object' : undefined;
}

async function write(
  client: Client,
  index: string,
  entity: SearchEntity,
  documents: readonly IndexableDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const operations = documents.flatMap((document) => [
    { index: { _id: String(document.id) } },
    keptDocument(entity, document),
  ]);
  const { items } = await client.bulk({ index, operations });
  for (const { index: done } of items) {
    if (done?.error) throw new Error(`Elasticsearch did not take document ${done._id}: ${done.error.reason}`);
  }
}

/**
 * In one step the alias leaves what it named and names the new index, and all older ones are removed: the one that was
 * live, and those that a crash left half full.
 */
async function takeOver(client: Client, alias: string, index: string): Promise<void> {
  const all = await client.indices.getAlias({ index: `${alias}-*` });
  const older = Object.keys(all).filter((name) => isIndexOf(alias, name) && name < index);
  // Something else has made an index where the alias belongs.
  if (await isIndex(client, alias)) older.push(alias);
  await client.indices.updateAliases({
    actions: [...older.map((name) => ({ remove_index: { index: name } })), { add: { index, alias } }],
  });
}

const isIndex = async (client: Client, name: string): Promise<boolean> =>
  Object.keys(await client.indices.getAlias({ index: name }, { ignore: [404] })).includes(name);

/** A store view may be called like an index of another. */
const isIndexOf = (alias: string, name: string): boolean => /^-\d{13}-[a-z\d]+$/.test(name.slice(alias.length));
