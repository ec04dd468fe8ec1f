import type { CartShare, OrderAgain } from '@etalage/cart/contract';
import { inTransaction } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Ports, Secrets } from '../ports.ts';
import { openCart } from './carts.ts';
import { readLines, type CartLine } from './lines.ts';
import { guestGroup } from '../prices/groupPrice.ts';
import { planLines } from './plannedLines.ts';
import type { Buyer, BuyersCart } from './shopper.ts';
import { readShare, writeShare, type SharedLine } from './shareLinks.ts';
import { keptOption } from './wares.ts';

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
        (transaction) => planLines(transaction, counter, kept, { store, ...whose }),
        'repeatable read',
      );
    },
  };
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
