import type { CartCountType, Storage } from '@etalage/core';

/** Where the cart's lines stand in the browser (wire contract 21). */
export const currentCartKey = 'shop/cart/current-cart';
/** Where the outbox keeps the acts that the server has not confirmed yet. */
export const waitingActsKey = 'shop/cart/waiting-acts';

type Reader = Pick<Storage, 'read'>;
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object.assign({}, value);
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

function readEntries(storage: Reader, key: string): Fields[] {
  const list = storage.read(key);
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}

/** Whether acts wait for the server. */
export const hasWaitingActs = (storage: Reader): boolean => readEntries(storage, waitingActsKey).length > 0;

/** How many pieces, or lines, the stored cart holds, with the acts that wait; 0 for what is not a cart. */
export function readCartCount(storage: Reader, countType?: CartCountType): number {
  const quantities = new Map<string, number>();
  const apply = ({ kind, line, quantity }: Fields) => {
    const { sku, checksum, qty } = fieldsOf(line);
    const key = `${sku}|${checksum}`;
    const added = (quantities.get(key) ?? 0) + numberIn(qty);
    quantities.set(key, kind === 'remove' ? 0 : kind === 'set' ? numberIn(quantity) : added);
  };
  for (const line of readEntries(storage, currentCartKey)) apply({ line });
  readEntries(storage, waitingActsKey).forEach(apply);
  const held = [...quantities.values()].filter((quantity) => quantity > 0);
  return countType === 'items' ? held.length : held.reduce((sum, quantity) => sum + quantity, 0);
}
