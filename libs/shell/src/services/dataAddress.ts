const start = '/_data/';
/** For a group of customers: of its own, so that no cache answers one group with the prices of another. */
const groupStart = '/_group/';

/**
 * Where the store server answers what a page shows. The build in the address vouches for the data's shape: another
 * version of the shop does not answer it.
 */
export const dataAddress = (build: string, page: string): string => `${start}${build}${page}`;

/** The same for a group of customers. */
export const groupAddress = (data: string): string => data.replace(start, groupStart);

/** On the data of a page of which a part is missing: it is shown, and cached by nobody. */
export const incompleteHeader = 'x-incomplete-page';

/** Parts of the address of a page's data. */
export type DataAddress = { build: string; page: string; isOfGroup: boolean };

/** The parts of such an address; undefined for any other. */
export function partsOfDataAddress(address: string): DataAddress | undefined {
  const found = [start, groupStart].find((each) => address.startsWith(each));
  const slash = found === undefined ? -1 : address.indexOf('/', found.length);
  if (found === undefined || slash < 0) return undefined;
  return { build: address.slice(found.length, slash), page: address.slice(slash), isOfGroup: found === groupStart };
}

/** The build that the entry's script belongs to: its hashed name, which changes with any script of the shop. */
export const buildOf = (script: string): string => script.split(/[/.]/).at(-2) ?? '';
