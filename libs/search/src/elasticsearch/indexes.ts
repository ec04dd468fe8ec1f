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
};

/** The indexes on a cluster whose names begin with a prefix; its template shapes each when it is made. */
export function createIndexes(client: Client, prefix: string): Indexes {
  let template: Promise<unknown> | undefined;
  const withTemplate = (): Promise<unknown> =>
    (template ??= client.indices
      .putIndexTemplate({ name: prefix, index_patterns: [`${prefix}_*`], template: indexTemplate })
      .catch((error: unknown) => {
        template = undefined;
        throw error;
      }));

  async function create(alias: string, body: Partial<estypes.IndicesCreateRequest> = {}): Promise<string> {
    await withTemplate();
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
  };
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

/** In one step the alias leaves what it named, which is removed, and names the new index. */
async function takeOver(client: Client, alias: string, index: string): Promise<void> {
  const old = await client.indices.getAlias({ name: alias }, { ignore: [404] });
  const names = Object.keys(old).filter((name) => name.startsWith(`${alias}-`));
  await client.indices.updateAliases({
    actions: [...names.map((name) => ({ remove_index: { index: name } })), { add: { index, alias } }],
  });
}
