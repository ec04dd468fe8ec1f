/** A reduction and when it holds; dates are local time in Amsterdam, as on the wire. */
export type Special = { of: (price: number) => number; from: string | null; to: string | null; isRunning: boolean };

const off = (percentage: number) => (price: number) => Math.floor((price * (100 - percentage)) / 10_000) * 100 + 95;

const running = (percentage: number): Special => ({ of: off(percentage), from: '2026-10-01 00:00:00', to: '2027-03-31 23:59:59', isRunning: true });
const open = (percentage: number): Special => ({ of: off(percentage), from: '2026-09-01 00:00:00', to: null, isRunning: true });
const over: Special = { of: off(25), from: '2026-05-01 00:00:00', to: '2026-08-31 23:59:59', isRunning: false };
const upcoming: Special = { of: off(30), from: '2027-05-01 00:00:00', to: '2027-06-30 23:59:59', isRunning: false };

/** What has tier prices, or is worth what it says. */
const fixed = ['washandje', 'oplaadkabel', 'wasnetje', 'cadeaubon', 'geschenkdoos', 'naaipatroon', 'receptenboek'];

/** What the home page of the daily deals opens with. */
const findOfTheDay = 'koptelefoon-stilte-one';

/** Of ten products two are reduced now, one was and one will be; of the daily deals every other one is reduced. */
export function specialOf(store: string, id: number, index: number, slug: string): Special | undefined {
  if (fixed.some((name) => slug.startsWith(name))) return undefined;
  if (slug === findOfTheDay) return running(30);
  const turnOf = Math.floor(id / 100 + index * 3) % 10;
  if (store === 'dailydeal' && turnOf % 2 === 0) return running(20 + turnOf * 5);
  if (turnOf === 1) return running(20);
  if (turnOf === 4) return open(30);
  if (turnOf === 7) return over;
  return turnOf === 9 ? upcoming : undefined;
}
