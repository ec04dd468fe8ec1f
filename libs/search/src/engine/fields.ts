import type { SearchEntity, SearchRequest } from '@etalage/catalog/contract';
import { UnknownFieldError, type SearchDocument } from './port.ts';

/** The stock codes of variants. */
export const variantCode = 'configurable_children.sku';

/** The fields of each entity that `where` may name. */
export const searchableFields: Record<SearchEntity, readonly string[]> = {
  product: ['url_path', 'url_key', 'slug', 'category_ids', variantCode],
  category: [
    'id',
    'parent_id',
    'level',
    'is_active',
    'include_in_menu',
    'include_in_search',
    'url_path',
    'url_key',
    'slug',
    'name',
    'display_mode',
  ],
  attribute: ['id', 'attribute_id', 'attribute_code', 'is_user_defined', 'is_visible', 'is_filterable'],
  taxrule: ['id', 'code', 'product_tax_class_ids', 'customer_tax_class_ids'],
  redirect: ['id', 'request_path', 'url_path', 'old_url', 'url', 'source'],
  cms_block: ['id', 'identifier', 'active'],
  cms_page: ['id', 'identifier', 'active'],
};

/** Throws an UnknownFieldError for a condition on a field that cannot be asked for. */
export function checkConditions({ entity, where = [] }: SearchRequest): void {
  const unknown = where.find(({ field }) => !searchableFields[entity].includes(field));
  if (unknown) throw new UnknownFieldError(`${entity}.${unknown.field}`);
}

/** A value as it is compared: numbers as text, flags as 1 and 0, stock codes in any case. */
export function fieldText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return field === variantCode ? String(value).toLowerCase() : String(value);
}

/** The values at a dotted path, through lists. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path));
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  return valuesAt(Object.entries(value).find(([key]) => key === step)?.[1], rest);
}

/** The values of a document's searchable fields, as text. */
export function fieldsOf(entity: SearchEntity, document: SearchDocument): Record<string, string[]> {
  const entries = searchableFields[entity].map((field): [string, string[]] => {
    const values = valuesAt(document, field.split('.')).filter((value) => typeof value !== 'object');
    return [field, [...new Set(values.map((value) => fieldText(field, value)))]];
  });
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}
