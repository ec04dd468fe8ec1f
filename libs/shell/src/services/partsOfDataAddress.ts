import { dataStart, groupStart } from './dataAddress.ts';

/** Parts of the address of a page's data. */
export type DataAddress = { build: string; page: string; isOfGroup: boolean };

/** Parses the address of a page's data; undefined for any other address. */
export function partsOfDataAddress(address: string): DataAddress | undefined {
  const found = [dataStart, groupStart].find((each) => address.startsWith(each));
  const slash = found === undefined ? -1 : address.indexOf('/', found.length);
  if (found === undefined || slash < 0) return undefined;
  return { build: address.slice(found.length, slash), page: address.slice(slash), isOfGroup: found === groupStart };
}
