/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

const shopZone = 'Europe/Amsterdam';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

type Clock = { year: number; month: number; day: number; hour: number; minute: number; second: number };

/** What the clock on the wall in Amsterdam shows at an instant. */
export function shopClock(instant: Instant): Clock {
  const found = new Map<string, number>(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const read = (type: string) => found.get(type) ?? 0;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

const wallTime = ({ year, month, day, hour, minute, second }: Clock): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const hour = 3_600_000;
const mostOffsets = 20_000;
/** By hour since 1970: asking the calendar is slow, and clocks change on the hour. */
const offsets = new Map<number, number>();

/** How far the clock in Amsterdam is ahead of UTC, in milliseconds. */
function offsetAt(instant: Instant): number {
  const start = Math.floor(instant / hour);
  const known = offsets.get(start);
  if (known !== undefined || !Number.isFinite(start)) return known ?? Number.NaN;
  if (offsets.size >= mostOffsets) offsets.clear();
  const offset = wallTime(shopClock(start * hour)) - start * hour;
  offsets.set(start, offset);
  return offset;
}

/** The instant at which the clock in Amsterdam shows this; in the hour that comes twice, the first. */
function instantOf(clock: Clock): Instant {
  const wall = wallTime(clock);
  const early = wall - offsetAt(wall - 86_400_000);
  return offsetAt(early) === wall - early ? early : wall - offsetAt(wall + 86_400_000);
}

const zoneless = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/;

/**
 * The instant that a date of the wire names: one with a zone is taken as it is, a zoneless one is Amsterdam time,
 * and one without a time is the start (or with `edge` 'end' the last millisecond) of that day. Undefined for nonsense.
 */
export function shopInstant(text: string, edge: 'start' | 'end' = 'start'): Instant | undefined {
  const key = edge + text;
  if (read.has(key)) return read.get(key);
  const instant = readInstant(text, edge);
  if (read.size === mostRead) read.clear();
  read.set(key, instant);
  return instant;
}

/** What was read before: the variants of a product share their dates, and a list asks them of hundreds. */
const read = new Map<string, Instant | undefined>();
const mostRead = 500;

function readInstant(text: string, edge: 'start' | 'end'): Instant | undefined {
  if (/[zZ]$|[+-]\d{2}:?\d{2}$/.test(text.slice(10))) return finite(Date.parse(text));
  const match = zoneless.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const clock = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  };
  if (hour === undefined && edge === 'end') return instantOf({ ...clock, day: clock.day + 1 }) - 1;
  return finite(instantOf(clock));
}

const finite = (instant: number): Instant | undefined => (Number.isFinite(instant) ? instant : undefined);

/** '09:07 5-3-2026': hour, minute, day, month and year in Amsterdam, by the store view's `dateFormat`. */
export function formatDateTime(instant: Instant, dateFormat = 'HH:mm D-M-YYYY'): string {
  const clock = shopClock(instant);
  const values: Record<string, string> = {
    HH: two(clock.hour),
    mm: two(clock.minute),
    D: String(clock.day),
    M: String(clock.month),
    YYYY: String(clock.year),
  };
  return dateFormat.replace(/YYYY|HH|mm|D|M/g, (token) => values[token] ?? token);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The day in Amsterdam at an instant, as YYYY-MM-DD. */
export function shopDay(instant: Instant): string {
  const { year, month, day } = shopClock(instant);
  return `${year}-${two(month)}-${two(day)}`;
}

/** '4 december 2026': the day in Amsterdam at an instant, in words. */
export const formatDate = (instant: Instant, locale = 'nl-NL'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(instant);

/** 'vrijdag 4 december': a day of YYYY-MM-DD in words. */
export const formatDay = (day: string, locale = 'nl-NL'): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
