const start = '/_data/';

/**
 * Where the store server answers what a page shows. The build in the address vouches for the data's shape: another
 * version of the shop does not answer it.
 */
export const dataAddress = (build: string, page: string): string => `${start}${build}${page}`;

/** The build and the page of such an address; undefined for any other. */
export function partsOfDataAddress(address: string): { build: string; page: string } | undefined {
  const slash = address.startsWith(start) ? address.indexOf('/', start.length) : -1;
  return slash < 0 ? undefined : { build: address.slice(start.length, slash), page: address.slice(slash) };
}

/** The build that the entry's script belongs to: its hashed name, which changes with any script of the shop. */
export const buildOf = (script: string): string => script.split(/[/.]/).at(-2) ?? '';
