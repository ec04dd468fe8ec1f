import type { SearchEntity, SearchQuery } from '@etalage/catalog/contract';
import { numberOf } from '@etalage/catalog/rules';
import type { Document } from '../catalog/readCatalogue.ts';
import { refuse } from '../http/envelope.ts';
import { checkLimits, listOfValues, refuseSort, type FilterValue } from './parseSearch.ts';

/** Which fields of the smaller entities may be asked for. */
const allowed = {
  category: [
    'id',
    'parent_id',
    'level',
    'is_active',
    'include_in_menu',
    'include_in_search',
    'product_count',
    'url_path',
    'url_key',
    'slug',
    'path',
  ],
  attribute: [
    'id',
    'attribute_id',
    'attribute_code',
    'is_user_defined',
    'is_visible',
    'is_filterable',
    'is_filterable_in_search',
  ],
  taxrule: ['id', 'code'],
  redirect: ['id', 'request_path', 'redirect_type'],
  cms_block: ['id', 'identifier', 'active'],
  cms_page: ['id', 'identifier', 'active'],
} satisfies Partial<Record<SearchEntity, readonly string[]>>;

/** An entity whose documents are read whole. */
export type SmallEntity = keyof typeof allowed;

type Condition = (value: unknown) => boolean;

/**
 * The documents that meet all conditions of a query, and of those with `or` at least one, in the order it asks; these entities
 * fit in one reading.
 */
export function searchDocuments(entity: SmallEntity, documents: readonly Document[], query: SearchQuery): Document[] {
  checkLimits(query);
  const fields: readonly string[] = allowed[entity];
  const conditions = (query._appliedFilters ?? []).flatMap(({ attribute, value }) => {
    if (!fields.includes(attribute)) refuse(400, `Filteren op '${attribute.slice(0, 60)}' kan niet.`);
    const asked = value ?? refuse(400, `Filteren op '${attribute.slice(0, 60)}' kan zo niet.`);
    return Object.entries(asked).map(([operator, given]) => {
      const meets = conditionOf(attribute, operator, given);
      return { isOr: operator === 'or', meets: (document: Document) => meets(document[attribute]) };
    });
  });
  const [alternatives, needed] = [conditions.filter(({ isOr }) => isOr), conditions.filter(({ isOr }) => !isOr)];
  const found = documents.filter(
    (document) =>
      needed.every(({ meets }) => meets(document)) &&
      (alternatives.length === 0 || alternatives.some(({ meets }) => meets(document))),
  );
  const unknown = query._availableFilters?.find(({ field }) => !fields.includes(field));
  if (unknown) refuse(400, `Tellen op '${unknown.field.slice(0, 60)}' kan niet.`);
  const sorts = query._appliedSort ?? [];
  for (const { field } of sorts) if (field !== 'position' && !fields.includes(field)) refuseSort(field);
  const [sort] = sorts;
  if (!sort) return found;
  return found.sort(byField(sort.field, sort.options === 'desc' ? -1 : 1));
}

const same = (one: unknown, other: unknown): boolean => String(one) === String(other);

function conditionOf(attribute: string, operator: string, given: FilterValue): Condition {
  const list = listOfValues(given);
  const compare = (accept: (difference: number) => boolean) => (value: unknown) =>
    accept((numberOf(value) ?? NaN) - (numberOf(given) ?? NaN));
  switch (operator) {
    case 'eq':
    case 'in':
    case 'or':
      return (value) => list.some((wanted) => same(value, wanted) || flags(value, wanted));
    case 'neq':
    case 'nin':
      return (value) => !list.some((unwanted) => same(value, unwanted));
    case 'gt':
      return compare((difference) => difference > 0);
    case 'gte':
    case 'moreq':
    case 'from':
      return compare((difference) => difference >= 0);
    case 'lt':
      return compare((difference) => difference < 0);
    case 'lte':
    case 'to':
      return compare((difference) => difference <= 0);
    default:
      return refuse(400, `Filteren op '${attribute.slice(0, 60)}' kan zo niet.`);
  }
}

/** Flags are written as booleans, numbers and text. */
const flags = (value: unknown, wanted: unknown): boolean =>
  (typeof value === 'boolean' || typeof wanted === 'boolean') && same(Number(value), Number(wanted));

const byField = (field: string, direction: 1 | -1) => (one: Document, other: Document) =>
  direction * ((numberOf(one[field]) ?? Infinity) - (numberOf(other[field]) ?? Infinity) || 0);
