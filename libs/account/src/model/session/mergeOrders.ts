import type { CustomerOrder } from '../../contract.ts';

const byAge = (one: CustomerOrder, other: CustomerOrder): number =>
  Date.parse(other.created_at) - Date.parse(one.created_at) || other.entity_id - one.entity_id;

/** Orders of which the later of two with one number counts (ACC-04), the newest first. */
export const mergeOrders = (...lists: readonly (readonly CustomerOrder[])[]): CustomerOrder[] =>
  [...new Map(lists.flat().map((order) => [order.increment_id, order])).values()].sort(byAge);
