import { slugify } from '@etalage/catalog/rules';
import type { Changes, Fields } from './documentFields.ts';

/** Where products or categories answer: url_key, slug and url_path, each of one document only. */
export type AddressBook = { claim(document: Fields, changes: Changes): void };

const fields = ['url_key', 'slug', 'url_path'] as const;

/** Starts from the addresses that stay taken by documents outside this import. */
export function addressBook(taken: readonly Fields[], suffix: string): AddressBook {
  const used = Object.fromEntries(fields.map((field) => [field, new Set(taken.map((document) => document[field]))]));
  return {
    claim: (document, changes) => {
      complete(document, suffix, changes);
      for (const field of fields) claimField(document, field, used[field] ?? new Set(), changes);
    },
  };
}

function complete(document: Fields, suffix: string, changes: Changes): void {
  const { id, name } = document;
  if (!document['url_key']) {
    document['url_key'] = slugify(`${String(name ?? '')} ${String(id)}`);
    changes.add('address made from the name');
  }
  if (!document['slug']) document['slug'] = document['url_key'];
  if (suffix !== '' && !document['url_path']) document['url_path'] = `${String(document['url_key'])}${suffix}`;
}

function claimField(document: Fields, field: string, used: Set<unknown>, changes: Changes): void {
  const own = document[field];
  if (!own) return;
  const id = String(document['id']);
  for (let place = 1; used.has(document[field]); place++) {
    document[field] = withEnding(String(own), place === 1 ? id : `${id}-${place}`);
    changes.add('address made unique');
  }
  used.add(document[field]);
}

/** `tee.html` becomes `tee-12.html`. */
const withEnding = (address: string, ending: string): string =>
  address.replace(/(\.html)?$/, (extension) => `-${ending}${extension}`);
