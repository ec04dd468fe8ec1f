/** What the address of a page's data begins with. */
export const dataStart = '/_data/';
/** For a group of customers: of its own, so that no cache answers one group with the prices of another. */
export const groupStart = '/_group/';

/**
 * Where the store server answers what a page shows. The build in the address vouches for the data's shape: another
 * version of the shop does not answer it.
 */
export const dataAddress = (build: string, page: string): string => `${dataStart}${build}${page}`;

/** The same for a group of customers. */
export const groupAddress = (data: string): string => data.replace(dataStart, groupStart);

/** On the data of a page of which a part is missing: it is shown, and cached by nobody. */
export const incompleteHeader = 'x-incomplete-page';

/** The build that the entry's script belongs to: its hashed name, which changes with any script of the shop. */
export const buildOf = (script: string): string => script.split(/[/.]/).at(-2) ?? '';
