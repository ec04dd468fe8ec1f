import { fromEuros } from '@etalage/core';
import fc from 'fast-check';
import { aNewLine } from '../testing.ts';
import { addToCartAtom, removeLineAtom, setQuantityAtom } from '../model/cartActs.ts';
import { cartTokenAtom, isJoinDueAtom, linesAtom } from '../model/cartAtoms.ts';
import { unitPrice } from '../model/line.ts';
import { platformTotalsAtom } from '../model/totalsAtoms.ts';
import { createDevice, type Device, type Network, type Refusals, type Tab } from './historyDevice.ts';
import { createModelServer, type ModelServer } from './modelServer.ts';

/** A step of a history. `tab` 0 and 1 are the first device's, 2 is the second's. */
export type Step =
  | { act: 'add'; tab: number; what: 'own' | 'common' | 'scarce'; quantity: number }
  | { act: 'set'; tab: number; quantity: number }
  | { act: 'remove'; tab: number }
  | { act: 'focus' | 'reload'; tab: number }
  | { act: 'network'; device: number; network: Network }
  | { act: 'deliver'; device: number; which: number }
  | { act: 'give up' | 'log in' | 'expire' | 'log out'; device: number }
  | { act: 'price'; cents: number }
  | { act: 'stock'; pieces: number }
  | { act: 'forget guests' | 'ghosts' };

const tab = fc.nat(2);
const device = fc.nat(1);
const quantity = fc.integer({ min: 1, max: 3 });
const some = <const Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const often = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const step: fc.Arbitrary<Step> = fc.oneof(
  often(7, fc.record({ act: some('add'), tab, what: some('own', 'common', 'scarce'), quantity })),
  often(3, fc.record({ act: some('set'), tab, quantity })),
  often(2, fc.record({ act: some('remove'), tab })),
  often(3, fc.record({ act: some('focus', 'reload'), tab })),
  often(
    6,
    fc.record({
      act: some('network'),
      device,
      network: some('up', 'lost request', 'lost answer', 'late answer', 'slow', 'refusing'),
    }),
  ),
  often(4, fc.record({ act: some('deliver'), device, which: fc.nat(3) })),
  often(5, fc.record({ act: some('give up', 'log in', 'log in', 'expire', 'log out'), device })),
  often(1, fc.record({ act: some('price'), cents: fc.integer({ min: 1, max: 9999 }) })),
  often(1, fc.record({ act: some('stock'), pieces: fc.nat(6) })),
  often(1, fc.record({ act: some('forget guests', 'ghosts') })),
);

/** A history of two devices of one customer; in one of a guest there is one device, and nobody logs in. */
export type History = { isOfCustomer: boolean; steps: Step[] };
export const history: fc.Arbitrary<History> = fc.record({
  isOfCustomer: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 10, size: 'max' }),
});

const realTurn = setImmediate;
const turn = () => new Promise<void>((resolve) => void realTurn(resolve));

/** What a history comes to. */
export type Outcome = {
  server: ModelServer;
  /** The cart that everything ends in. */
  cartId: string | undefined;
  /** What the shopper did to each sku, in pieces. */
  done: Record<string, number>;
  shown: Record<string, number>[];
  subtotals: number[];
  totals: number[];
  hasWaiting: boolean;
  told: number;
  refusals: Refusals;
};

/** Plays a history to its end: the network is up, everybody has logged in, and nothing is under way. */
export async function play({ isOfCustomer, steps }: History): Promise<Outcome> {
  const world = createWorld(isOfCustomer);
  for (const one of steps) {
    if (!isOfCustomer && isOfCustomers(one)) continue;
    perform(world, one, isOfCustomer);
    await settle(world);
  }
  await end(world, isOfCustomer);
  return outcomeOf(world);
}

const isOfCustomers = (one: Step): boolean =>
  ('tab' in one && one.tab === 2) ||
  ('device' in one && one.device === 1) ||
  ['log in', 'expire', 'log out'].includes(one.act);

type World = ReturnType<typeof createWorld>;

function createWorld(isOfCustomer: boolean) {
  const prices: Record<string, number> = { common: 1000, scarce: 250, own0: 333, own1: 1999 };
  const server = createModelServer(prices, { scarce: 4 });
  const refusals: Refusals = new Map();
  const devices: [Device, ...Device[]] = [createDevice(server, refusals, 2)];
  if (isOfCustomer) devices.push(createDevice(server, refusals, 1));
  const done: Record<string, number> = {};
  /** Whether a device's own line may stand in the customer's cart, which it does not show since they logged out. */
  const left = [false, false];
  return { server, refusals, devices, done, left, sessions: 0, forgets: 0 };
}

const deviceOf = (world: World, index: number): Device => world.devices[index] ?? world.devices[0];
const tabOf = (world: World, index: number): { device: number; tab: Tab } => {
  const number = index === 2 ? 1 : 0;
  const tab = deviceOf(world, number).tabs[index === 1 ? 1 : 0];
  if (tab === undefined) throw new Error('no such tab');
  return { device: number, tab };
};

function note({ done }: World, sku: string, pieces: number): void {
  done[sku] = (done[sku] ?? 0) + pieces;
}

function perform(world: World, one: Step, isOfCustomer: boolean): void {
  switch (one.act) {
    case 'add':
      return add(world, one);
    case 'set':
    case 'remove':
      return change(world, one);
    case 'focus':
      return tabOf(world, one.tab).tab.come('focus');
    case 'reload':
      return deviceOf(world, one.tab === 2 ? 1 : 0).reload(one.tab === 1 ? 1 : 0);
    case 'network':
      deviceOf(world, one.device).network = one.network;
      return;
    case 'deliver':
      return deliver(deviceOf(world, one.device), one.which);
    case 'give up':
      return deviceOf(world, one.device)
        .held.splice(0)
        .forEach((held) => held.giveUp());
    case 'log in':
      return logIn(world, deviceOf(world, one.device));
    case 'expire':
      return expire(world, deviceOf(world, one.device));
    case 'log out':
      return logOut(world, one.device);
    case 'price':
      world.server.prices['common'] = one.cents;
      return;
    case 'stock':
      world.server.stock['scarce'] = one.pieces;
      return;
    case 'forget guests':
      // As often as the configuration allows a new cart to take over.
      if (!isOfCustomer && world.forgets++ === 0) world.server.forgetGuests();
      return;
    case 'ghosts':
      return arrive(world);
  }
}

function add(world: World, { tab: index, what, quantity }: Step & { act: 'add' }): void {
  const { device, tab } = tabOf(world, index);
  const sku = what === 'own' ? `own${device}` : what;
  const line = aNewLine({ sku, name: sku, option: undefined, parentSku: undefined, stock: undefined });
  note(world, sku, quantity);
  void tab.store.set(addToCartAtom, line, quantity);
}

/** Changes the line that no other device changes. Not while pieces of it stand in a cart that this device does not show. */
function change(world: World, one: Step & { act: 'set' | 'remove' }): void {
  const { device, tab } = tabOf(world, one.tab);
  const sku = `own${device}`;
  const line = tab.shown(sku);
  const token = tab.store.get(cartTokenAtom) ?? '';
  if (world.left[device] && !/^\d/u.test(token)) return;
  if (line === undefined) return;
  if (one.act === 'remove') {
    note(world, sku, -line.quantity);
    void tab.store.set(removeLineAtom, line);
    return;
  }
  note(world, sku, one.quantity - line.quantity);
  void tab.store.set(setQuantityAtom, line, one.quantity);
}

function deliver(device: Device, which: number): void {
  const [held] = device.held.splice(which % Math.max(1, device.held.length), 1);
  held?.deliver();
}

function arrive({ devices }: World): void {
  for (const device of devices) for (const ghost of device.ghosts.splice(0)) ghost();
}

function logIn(world: World, device: Device): void {
  if (device.token !== undefined) return;
  const token = `token ${(world.sessions += 1)}`;
  world.server.logIn(token);
  device.logIn(token);
}

function expire({ server }: World, device: Device): void {
  if (device.token === undefined) return;
  server.end(device.token);
  device.logOut({ isSilent: true });
}

/** Not while something is under way: it would go with its customer, and nobody knows whether the server has it. */
function logOut(world: World, index: number): void {
  const device = deviceOf(world, index);
  if (device.token === undefined || device.hasWaiting() || device.held.length > 0 || device.ghosts.length > 0) return;
  // Lines that the server has not taken over yet would go too.
  if (device.tabs.some(({ store }) => store.get(linesAtom).length > 0 && store.get(isJoinDueAtom))) return;
  world.server.end(device.token);
  world.left[index] = true;
  device.logOut({ isSilent: false });
}

/** What needs no network is done, and each tab is told what another stored. */
async function settle({ devices }: World): Promise<void> {
  await turn();
  if (devices.map((device) => device.tell()).includes(true)) await turn();
}

/** All come back and are told what became of it: the last of them, and then the first ones of what the last one brought. */
async function end(world: World, isOfCustomer: boolean): Promise<void> {
  const { devices } = world;
  for (const device of devices) {
    device.network = 'up';
    device.held.splice(0).forEach((held) => held.deliver());
  }
  await settle(world);
  arrive(world);
  if (isOfCustomer) for (const device of devices) logIn(world, device);
  await settle(world);
  const [first] = devices;
  for (const tab of [...first.tabs, ...devices.slice(1).flatMap(({ tabs }) => tabs), ...first.tabs.slice(0, 1)]) {
    tab.come('online');
    await settle(world);
  }
  await settle(world);
}

function outcomeOf({ server, refusals, devices, done }: World): Outcome {
  const tabs = devices.flatMap((device) => device.tabs);
  const cartId = tabs.map(({ store }) => store.get(cartTokenAtom)).find((id) => id !== undefined);
  const linesOf = ({ store }: Tab) => store.get(linesAtom);
  return {
    ...{ server, cartId, done, refusals },
    shown: tabs.map((one) => Object.fromEntries(linesOf(one).map(({ sku, quantity }) => [sku, quantity]))),
    subtotals: tabs.map((one) => linesOf(one).reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0)),
    totals: tabs.map(({ store }) => fromEuros(store.get(platformTotalsAtom)?.grand_total ?? 0)),
    hasWaiting: devices.some((device) => device.hasWaiting()),
    told: devices.reduce((sum, { told }) => sum + told, 0),
  };
}
