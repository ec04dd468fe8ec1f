import { filters as filterConstants } from '@etalage/core/constants';
import type { KyInstance } from 'ky';
import { forgetting } from './forgetting.ts';
import { attributesByCode } from './model/attributes.ts';
import { attributeHits } from './model/hits.ts';
import type { Attribute } from './model/optionLabels.ts';
import { attributesCall } from './model/queries.ts';
import { createSearchCalls, type IndexedStore } from './searchCalls.ts';

/** The attributes of the catalogue. */
export type AttributesApi = { attributes(): Promise<ReadonlyMap<string, Attribute>> };

/** Attributes that outlive a call. */
export type AttributesCache = { attributes?: Promise<ReadonlyMap<string, Attribute>> };

/** Labels are read for these besides the filters. */
const labelled = [...filterConstants.default.filter((code) => code !== 'price'), 'materiaal', 'color', 'size'];

/** The call for attributes over the shop's HTTP client; it is made once per cache. */
export function createAttributesApi(http: KyInstance, store: IndexedStore, cache: AttributesCache = {}): AttributesApi {
  const { search } = createSearchCalls(http, store);
  const load = async () => attributesByCode(attributeHits(await search('attribute', attributesCall(labelled))));
  return { attributes: () => (cache.attributes ??= forgetting(load(), () => delete cache.attributes)) };
}
