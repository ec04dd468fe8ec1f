import { slugify } from '@etalage/catalog/rules';
import { setKnown, type Changes, type Fields } from './documentFields.ts';

/** Where products or categories answer: url_key, slug and url_path, each of one document only. */
export type AddressBook = { claim(document: Fields, changes: Changes): void };

const fields = ['url_key', 'slug', 'url_path'] as const;

/** Starts from the addresses that stay with the documents that have them; nobody else gets them. */
export function addressBook(taken: readonly Fields[], suffix: string): AddressBook {
  const used = Object.fromEntries(fields.map((field) => [field, ownersOf(taken, field)]));
  return {
    claim: (document, changes) => {
      if (!document['url_key']) changes.add('address made from the name');
      for (const [field, address] of Object.entries(addressesOf(document, suffix))) setKnown(document, field, address);
      for (const field of fields) claimField(document, field, used[field] ?? new Map(), changes);
    },
  };
}

/** The id of the document that has an address. */
type Owners = Map<unknown, string>;

const ownersOf = (taken: readonly Fields[], field: string): Owners =>
  new Map(taken.map((document) => [document[field], String(document['id'])]));

const isFree = (used: Owners, address: unknown, id: string): boolean => (used.get(address) ?? id) === id;

/** Where a document asks to answer: what it does not say is made of its name. */
function addressesOf({ id, name, url_key, slug, url_path }: Fields, suffix: string): Fields {
  const key = url_key || slugify(`${String(name ?? '')} ${String(id)}`);
  return {
    url_key: key,
    slug: slug || key,
    url_path: url_path || (suffix === '' ? url_path : `${String(key)}${suffix}`),
  };
}

/**
 * The skus and addresses that stay with the documents that have them: with all that are not coming, unless they are
 * pruned, and with those that come with the same.
 */
export async function stayingAddresses(
  stored: readonly Fields[],
  coming: AsyncIterable<Fields> | Iterable<Fields>,
  { suffix, prune }: { suffix: string; prune: boolean },
): Promise<readonly Fields[]> {
  if (stored.length === 0) return stored;
  const known = new Map(stored.map((document) => [Number(document['id']), document]));
  const staying = new Map(prune ? [] : known);
  for await (const document of coming) {
    const id = Number(document['id']);
    const own = known.get(id);
    if (own) staying.set(id, keptAddresses(own, document, suffix));
  }
  return [...staying.values()];
}

/** What of a stored document, its sku and its addresses, comes again as it is; always its id. */
function keptAddresses(stored: Fields, coming: Fields, suffix: string): Fields {
  const asked: Fields = { ...coming, ...addressesOf(coming, suffix) };
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => name === 'id' || String(asked[name]) === String(value)),
  );
}

function claimField(document: Fields, field: string, used: Owners, changes: Changes): void {
  const own = document[field];
  if (!own) return;
  const id = String(document['id']);
  for (let place = 1; !isFree(used, document[field], id); place++) {
    document[field] = withEnding(String(own), place === 1 ? id : `${id}-${place}`);
    changes.add('address made unique');
  }
  used.set(document[field], id);
}

/** `tee.html` becomes `tee-12.html`. */
const withEnding = (address: string, ending: string): string =>
  address.replace(/(\.html)?$/, (extension) => `-${ending}${extension}`);
