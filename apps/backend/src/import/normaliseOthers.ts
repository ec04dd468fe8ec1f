import { attributeDocument, category as categoryAnswer, taxRuleDocument } from '@etalage/catalog/contract';
import { flagOf, numberOf } from '@etalage/catalog/rules';
import * as v from 'valibot';
import { htmlIn, listOf, nameIn, Rejection, setKnown, type Changes, type Fields } from './documentFields.ts';
import { attributeName } from './attributeBook.ts';
import { documentFitter } from './fitDocument.ts';
import { idIn, referenceIn } from './idsIn.ts';
import type { IdBook } from './idBook.ts';

const fitCategory = documentFitter(categoryAnswer);

/** A category with all below it, in one form: ids as numbers, flags as booleans, names as text. */
export function normaliseCategory(document: Fields, ids: IdBook, changes: Changes): Fields {
  const category: Fields = { ...document, id: idIn(ids, 'category', document['id'], changes) };
  setKnown(category, 'parent_id', referenceIn(ids, 'category', document['parent_id']));
  category['is_active'] = flagOf(document['is_active']) ?? true;
  if (document['name']) category['name'] = nameIn(document['name'], changes);
  if (document['description']) category['description'] = htmlIn(document['description'], changes);
  category['parent_ids'] = parentIds(document, ids);
  category['children_data'] = listOf(document['children_data'])
    .filter((child) => ids.of('category', child['id']) !== undefined)
    .map((child) => normaliseCategory(child, ids, changes));
  return fitCategory(category, changes);
}

/** From its own list, else from its path without itself. */
function parentIds({ parent_ids: own, path, id }: Fields, ids: IdBook): number[] {
  const list: unknown[] = Array.isArray(own) ? own : String(path ?? '').split('/');
  const self = ids.of('category', id);
  return list.flatMap((parent) => {
    const known = referenceIn(ids, 'category', parent);
    return known === undefined || known === self ? [] : [known];
  });
}

/** The id of an attribute, which has two names. */
export const attributeId = (document: Fields): unknown => document['attribute_id'] ?? document['id'];

const fitAttribute = documentFitter(attributeDocument);

/** An attribute whose id stands in both fields, whose options have text for value (their `id` where they have none) and label, and which says whether lists are filtered by it. */
export function normaliseAttribute(document: Fields, ids: IdBook, changes: Changes): Fields {
  const id = idIn(ids, 'attribute', attributeId(document), changes);
  const options = listOf(document['options']).map(({ label, value, ...rest }) => ({
    ...rest,
    label: label === undefined || label === null ? '' : nameIn(label, changes),
    value: String(value ?? rest['id'] ?? ''),
  }));
  const name = attributeName(document);
  const isFilter = flagOf(document['is_filterable']) ?? isUsualFilter(document);
  const isSearchFilter = flagOf(document['is_filterable_in_search']) ?? isFilter;
  const filters = { is_filterable: isFilter, is_filterable_in_search: isSearchFilter };
  const named = { ...document, ...filters, id, attribute_id: id, options };
  const label = name === undefined ? {} : { default_frontend_label: nameIn(name, changes) };
  return fitAttribute({ ...named, ...label }, changes);
}

/** Whether shops filter by an attribute whose document does not say: one of the owner's own, with options to choose from. */
const isUsualFilter = ({ is_user_defined: isOwn, options }: Fields): boolean =>
  flagOf(isOwn) !== false && listOf(options).length > 0;

const fitTaxRule = documentFitter(taxRuleDocument);

/** A tax rule whose ids and rates are numbers; without rates that nobody can charge. */
export function normaliseTaxRule(document: Fields, ids: IdBook, changes: Changes): Fields {
  const rates = listOf(document['rates']).flatMap((rate) => {
    const percent = numberOf(rate['rate']);
    if (percent !== undefined && percent >= 0 && percent <= 100) return [{ ...rate, rate: percent }];
    changes.add('left out, as nothing can read it: rates[]');
    return [];
  });
  return fitTaxRule({ ...document, id: idIn(ids, 'taxrule', document['id'], changes), rates }, changes);
}

const documentId = v.union([v.string(), v.number()]);
const fitRedirect = documentFitter(
  v.looseObject({ request_path: v.string(), target_path: v.string(), redirect_type: documentId }),
);
const fitContent = documentFitter(v.looseObject({ identifier: v.string() }));

/** A redirect, a block or a page as it is, with a number for its id. */
export function normaliseContent(
  entity: 'redirect' | 'cms_block' | 'cms_page',
  document: Fields,
  { ids, changes }: { ids: IdBook; changes: Changes },
): Fields {
  const fitted = (entity === 'redirect' ? fitRedirect : fitContent)(document, changes);
  if (entity === 'redirect') checkRedirectType(fitted['redirect_type']);
  return { ...fitted, id: idIn(ids, entity, document['id'], changes) };
}

/** The statuses that lead a browser to another address (RFC 9110, 15.4). */
const redirectTypes = ['301', '302', '303', '307', '308'];

function checkRedirectType(value: unknown): void {
  if (redirectTypes.includes(String(value))) return;
  const wanted = `one of ${redirectTypes.join(', ')}`;
  throw new Rejection(`redirect_type cannot be read: ${wanted} was wanted`, { field: 'redirect_type', value });
}
