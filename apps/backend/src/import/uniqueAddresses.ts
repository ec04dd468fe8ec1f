import { slugify } from '@etalage/catalog/rules';
import { setOrLeaveOut, type Changes, type Fields } from './documentFields.ts';

/** Where products or categories answer: url_key, slug and url_path, each of one document only. */
export type AddressBook = { claim(document: Fields, changes: Changes): void };

const fields = ['url_key', 'slug', 'url_path'] as const;

/** Starts from the addresses that stay with the documents that have them; nobody else gets them. */
export function addressBook(taken: readonly Fields[], suffix: string): AddressBook {
  const used = Object.fromEntries(fields.map((field) => [field, ownersOf(taken, field)]));
  return {
    claim: (document, changes) => {
      if (addressIn(document['url_key']) === undefined) changes.add('address made from the name');
      for (const [field, address] of Object.entries(addressesOf(document, suffix)))
        setOrLeaveOut(document, field, address);
      for (const field of fields) claimField(document, field, used[field] ?? new Map<unknown, string>(), changes);
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
  const key = addressIn(url_key) || slugify(`${String(name ?? '').slice(0, longestPart)} ${String(id)}`);
  const path = addressIn(url_path);
  return {
    url_key: key,
    slug: addressIn(slug) || key,
    url_path: path || (suffix === '' ? path : `${key}${suffix}`),
  };
}

/** A longer address is longer than a database indexes, and than some proxies take. */
const longestAddress = 500;
const longestPart = 100;

/** An address as text; undefined for what is none. */
function addressIn(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const address = String(value);
  return address === '' || address.length > longestAddress ? undefined : address;
}

/**
 * The skus and addresses that stay with the documents that have them: with all that are not imported, unless they are
 * pruned, and with those that come with the same.
 */
export async function stayingAddresses(
  stored: readonly Fields[],
  imported: AsyncIterable<Fields> | Iterable<Fields>,
  { suffix, isPruning }: { suffix: string; isPruning: boolean },
): Promise<readonly Fields[]> {
  if (stored.length === 0) return stored;
  const known = new Map(stored.map((document) => [Number(document['id']), document]));
  const staying = new Map(isPruning ? [] : known);
  for await (const document of imported) {
    const id = Number(document['id']);
    const own = known.get(id);
    if (own) staying.set(id, keptAddresses(own, document, suffix));
  }
  return [...staying.values()];
}

/** What of a stored document, its sku and its addresses, comes again as it is; always its id. */
function keptAddresses(stored: Fields, imported: Fields, suffix: string): Fields {
  const asked: Fields = { ...imported, ...addressesOf(imported, suffix) };
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
