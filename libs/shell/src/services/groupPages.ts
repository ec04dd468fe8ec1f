import type { CustomerGroup } from '@etalage/catalog/headless';
import { groupAddress, incompleteHeader } from './dataAddress.ts';
import type { AskPage } from './pagesBy.ts';

const headerNames = { id: 'x-customer-group', token: 'x-group-token' } as const;

/**
 * Asks for pages as a group of customers is shown them (PRICE-09). Where the server cannot answer that, or not in
 * full, the page for guests, which it keeps, is better than none.
 */
export const fetchForGroup =
  ({ groupId, groupToken }: CustomerGroup, fetch: AskPage = globalThis.fetch): AskPage =>
  (address, init) => {
    const headers = { [headerNames.id]: String(groupId), [headerNames.token]: groupToken };
    const forGuests = () => fetch(address, init);
    return fetch(groupAddress(address), { ...init, headers }).then(
      (response) => (response.status < 500 && !response.headers.has(incompleteHeader) ? response : forGuests()),
      forGuests,
    );
  };

/** The group that headers name; undefined where they name none. Whether the token is true, the backend judges. */
export function groupIn(headers: Readonly<Record<string, unknown>>): CustomerGroup | undefined {
  const [id, groupToken] = [headers[headerNames.id], headers[headerNames.token]];
  const groupId = Number(id);
  if (typeof groupToken !== 'string' || !Number.isInteger(groupId)) return undefined;
  return { groupId, groupToken };
}
