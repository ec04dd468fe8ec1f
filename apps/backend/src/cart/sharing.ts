import type { CartShare, OrderAgain } from '@etalage/cart/contract';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Ports, Secrets } from '../ports.ts';
import { openCart } from './carts.ts';
import { readLines, withWares, type CartLine } from './lines.ts';
import { guestGroup } from '../prices/groupPrice.ts';
import { planLines, type KeptLine } from './plannedLines.ts';
import type { Buyer, BuyersCart } from './shopper.ts';
import { readShare, writeShare, type SharedLine } from './shareLinks.ts';
import { keptOption, type Counter } from './wares.ts';

/** What sharing needs; `tokenSecret` signs the links. */
type SharingPorts = Pick<Ports, 'database' | 'clock'> & { secrets: Pick<Secrets, 'tokenSecret'> };

/** Who opens a link, and the cart that they have; empty without one. */
type Opening = Buyer & { cartId: string; customerId?: number };

/** Sharing a cart by a link, and what who opens it gets (CART-26). */
export function sharing({ database, clock, secrets }: SharingPorts) {
  return {
    share: async (key: BuyersCart): Promise<CartShare> => {
      const { store } = key;
      const cart = await openCart(database, key);
      const lines = await readLines(database, { store, groupId: guestGroup, cart, now: clock.now() });
      const shared = lines.filter(isShareable).map(toShared);
      if (shared.length === 0) return refuse(400, 'Er ligt niets in deze winkelwagen dat je kunt delen.');
      const { token, expiresAt } = writeShare(secrets.tokenSecret, store, shared, clock.now());
      return { token, expires_at: expiresAt.toISOString(), left_out: lines.length - shared.length };
    },
    openShare: async ({ store, groupId, ...whose }: Opening, token: string): Promise<OrderAgain> => {
      const now = clock.now();
      const kept = readShare(secrets.tokenSecret, store, token, now).map(fromShared);
      const counter = { store, groupId, country: 'NL', regions: [], now };
      return inTransaction(
        database,
        async (transaction) => {
          const lines = await comparableTo(transaction, counter, kept);
          return planLines(transaction, counter, lines, { store, ...whose });
        },
        'repeatable read',
      );
    },
  };
}

/**
 * A link has the prices for guests. What a group pays otherwise is no change of price: such a line is given the price of the
 * group, and so differs from nothing.
 */
async function comparableTo(transaction: Database, counter: Counter, kept: readonly KeptLine[]): Promise<KeptLine[]> {
  if (counter.groupId === guestGroup) return [...kept];
  const pricesFor = async (groupId: number) => {
    const lines = await withWares(transaction, { ...counter, groupId }, kept);
    return new Map(lines.map(({ id, ware }) => [id, ware.unitPrice]));
  };
  const [guests, own] = [await pricesFor(guestGroup), await pricesFor(counter.groupId)];
  return kept.map((line) => {
    const price = own.get(line.id);
    return price === undefined || price === guests.get(line.id) ? line : { ...line, price };
  });
}

/** What a shopper wrote on a product, such as a name, is nobody else's: a line with own wishes is left out. */
const isShareable = (line: CartLine): boolean =>
  (keptOption(line).product_option?.extension_attributes.custom_options ?? []).length === 0;

function toShared(line: CartLine): SharedLine {
  const { product_option = null } = keptOption(line);
  return [line.sku, line.quantity, line.ware.unitPrice, line.ware.name, product_option];
}

const fromShared = ([sku, quantity, price, name, productOption]: SharedLine, index: number) => ({
  ...{ id: index, sku, quantity, price, name, productOption },
  choices: [],
});
