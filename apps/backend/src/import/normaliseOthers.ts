import { flagOf, numberOf } from '@etalage/catalog/rules';
import { htmlIn, idIn, listOf, nameIn, numberIn, setKnown, type Changes, type Fields } from './documentFields.ts';

/** A category with all below it, in one form: ids as numbers, flags as booleans, names as text. */
export function normaliseCategory(document: Fields, changes: Changes): Fields {
  const category: Fields = { ...document, id: idIn(document['id'], changes) };
  for (const field of ['parent_id', 'level', 'position', 'product_count']) {
    setKnown(category, field, numberIn(document[field], changes));
  }
  category['is_active'] = flagOf(document['is_active']) ?? true;
  if (document['name']) category['name'] = nameIn(document['name'], changes);
  if (document['description']) category['description'] = htmlIn(document['description'], changes);
  category['parent_ids'] = parentIds(document);
  category['children_data'] = listOf(document['children_data']).map((child) => normaliseCategory(child, changes));
  return category;
}

/** From its own list, else from its path without itself. */
function parentIds({ parent_ids: own, path, id }: Fields): number[] {
  const list: unknown[] = Array.isArray(own) ? own : String(path ?? '').split('/');
  return list
    .map(numberOf)
    .filter((parent) => parent !== undefined && parent !== numberOf(id))
    .map(Number);
}

/** The id of an attribute, which has two names. */
export const attributeId = (document: Fields): unknown => document['attribute_id'] ?? document['id'];

/** An attribute whose id stands in both fields and whose options have text for value and label. */
export function normaliseAttribute(document: Fields, changes: Changes): Fields {
  const id = idIn(attributeId(document), changes);
  const options = listOf(document['options']).map(({ label, value, ...rest }) => ({
    ...rest,
    label: label === undefined || label === null ? '' : nameIn(label, changes),
    value: value === undefined || value === null ? '' : String(value),
  }));
  return { ...document, id, attribute_id: id, options };
}

/** A tax rule whose ids and rates are numbers. */
export function normaliseTaxRule(document: Fields, changes: Changes): Fields {
  const rates = listOf(document['rates']).map((rate) => ({ ...rate, rate: numberIn(rate['rate'], changes) ?? 0 }));
  return { ...document, id: idIn(document['id'], changes), rates };
}
