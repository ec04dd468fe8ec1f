import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { changeCard, makeCard } from './admin.ts';

/** The cards of the demo, one of each kind; the README names them. */
const demoCards = [
  { code: 'CADEAU-25', value: 25, expired_date: '2031-12-31' },
  { code: 'CADEAU-250', value: 250, expired_date: null },
  { code: 'CADEAU-VOORBIJ', value: 10, expired_date: '2025-12-31' },
  { code: 'CADEAU-DICHT', value: 10, expired_date: null, is_active: false },
];

/** Gives a store view the cards of the demo. */
export async function seedGiftCards(ports: Pick<Ports, 'database' | 'clock'>, store: Store): Promise<void> {
  for (const { is_active, ...card } of demoCards) {
    await makeCard(ports, store, card);
    if (is_active === false) await changeCard(ports, store, { code: card.code, is_active });
  }
}
