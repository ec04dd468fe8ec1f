import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadSending } from './loadSending.ts';
import { history, play, type History } from '../testing/playHistory.ts';

/** The histories of one test: a long run says how far it has come, and what a slow machine does not end in time is one part. */
const numRuns = 10_000;
const parts = Math.ceil(Number(process.env['CART_HISTORIES'] || numRuns) / numRuns);

/** Histories that went wrong once, and are rare among the random ones. */
const examples: [History][] = [
  [
    {
      // The session ends while an add is on its way, and the shopper removes that line as a guest.
      isOfCustomer: true,
      steps: [
        { act: 'log in', device: 1 },
        { act: 'network', device: 1, network: 'late answer' },
        { act: 'add', tab: 2, what: 'own', quantity: 1 },
        { act: 'expire', device: 1 },
        { act: 'remove', tab: 2 },
      ],
    },
  ],
  [
    {
      // The answer to an add is lost, and the session ends: a guest sends it once more.
      isOfCustomer: true,
      steps: [
        { act: 'log in', device: 1 },
        { act: 'network', device: 1, network: 'lost answer' },
        { act: 'add', tab: 2, what: 'own', quantity: 1 },
        { act: 'network', device: 1, network: 'up' },
        { act: 'expire', device: 1 },
      ],
    },
  ],
  [
    {
      // A guest adds to the cart of the session that ended, and logs in while the call is on its way.
      isOfCustomer: true,
      steps: [
        { act: 'log in', device: 1 },
        { act: 'network', device: 1, network: 'lost request' },
        { act: 'expire', device: 1 },
        { act: 'network', device: 1, network: 'slow' },
        { act: 'add', tab: 2, what: 'own', quantity: 1 },
        { act: 'log in', device: 1 },
        { act: 'focus', tab: 0 },
      ],
    },
  ],
];

// Lazy modules are loaded before the first history.
beforeAll(() => Promise.all([loadSending(), import('./syncAtoms.ts')]));
// A retry by itself comes after seconds; here a shopper who comes back asks for it.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

it.each(Array.from({ length: parts }, (_, at) => at + 1))(
  'no history of tabs, devices, sessions and networks doubles, loses or misprices what is in the cart, part %i',
  { timeout: 600_000 },
  () => fc.assert(fc.asyncProperty(history, check), { numRuns, examples }),
);

/** The server has what was done and not refused, every tab shows that at its prices, nothing waits, and refusals were told. */
async function check(told: History): Promise<void> {
  const { server, cartId = '', done, refusals, ...end } = await play(told);
  vi.clearAllTimers();
  const wanted = { ...done };
  for (const { sku, quantity } of refusals.values()) wanted[sku] = (wanted[sku] ?? 0) - quantity;
  const atServer = server.quantities(cartId);
  const total = server.totalOf(cartId);
  const all = end.shown.map(() => total);
  expect({ ...end, atServer, isTold: end.told >= refusals.size }).toEqual({
    atServer: Object.fromEntries(Object.entries(wanted).filter(([, pieces]) => pieces !== 0)),
    shown: end.shown.map(() => atServer),
    subtotals: all,
    totals: all,
    hasWaiting: false,
    told: end.told,
    isTold: true,
  });
}
