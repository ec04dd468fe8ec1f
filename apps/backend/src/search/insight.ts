import { shopClock, type Instant } from '@etalage/core';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { searchedTexts } from './tables.ts';

type InsightPorts = Pick<Ports, 'database' | 'clock'>;

const counted = v.object({ text: v.string(), times: v.number() });

/** One day of a store view's searches: the most frequent texts, and those that found nothing. */
export const searchDay = v.object({ day: v.string(), top: v.array(counted), inVain: v.array(counted) });
export type SearchDay = v.InferOutput<typeof searchDay>;

const shortest = 3;
/** So many texts of a store view are told apart on one day. */
const mostTexts = 5000;
const most = 20;
const day = 86_400_000;
const kept = 90 * day;

/** `2026-11-20`: the day in Amsterdam. */
function dayOf(now: Instant): string {
  const clock = shopClock(now);
  return [clock.year, clock.month, clock.day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** An address of mail, a number of seven digits or more (of a phone, an order, an account), a postcode. */
const isPersonal = (text: string): boolean =>
  text.includes('@') || /(\d[\s().+/-]*){7}/.test(text) || /\b\d{4}\s?[a-z]{2}\b/.test(text);

/** Counts a search of this day; what may tell who searched is not kept, nor what is new when the day is full. */
export async function countSearch(
  { database, clock }: InsightPorts,
  store: Store,
  { text: asked, total }: { text: string; total: number },
): Promise<void> {
  const text = asked
    .trim()
    .toLowerCase()
    .replace(/[\s\u0000]+/g, ' ');
  if (text.length < shortest || isPersonal(text)) return;
  const inVain = total === 0 ? 1 : 0;
  const today = dayOf(clock.now());
  const { storeId, day: date, text: same } = searchedTexts;
  const ofDay = and(eq(storeId, store.id), eq(date, today));
  const more = { times: sql`${searchedTexts.times} + 1`, inVain: sql`${searchedTexts.inVain} + ${inVain}` };
  const known = await database
    .update(searchedTexts)
    .set(more)
    .where(and(ofDay, eq(same, text)))
    .returning({ text: same });
  if (known.length > 0 || (await database.$count(searchedTexts, ofDay)) >= mostTexts) return;
  await database
    .insert(searchedTexts)
    .values({ storeId: store.id, day: today, text, times: 1, inVain })
    .onConflictDoUpdate({ target: [storeId, date, same], set: more });
}

/** The last days of a store view, the newest first. */
export async function searchReport(
  { database, clock }: InsightPorts,
  store: Store,
  days: number,
): Promise<SearchDay[]> {
  const list = Array.from({ length: days }, (_, ago) => dayOf(clock.now() - ago * day));
  const found = await Promise.all(list.map((date) => reportOf(database, store, date)));
  return found.filter(({ top }) => top.length > 0);
}

async function reportOf(database: Ports['database'], store: Store, date: string): Promise<SearchDay> {
  const ofDay = and(eq(searchedTexts.storeId, store.id), eq(searchedTexts.day, date));
  const top = await database
    .select({ text: searchedTexts.text, times: searchedTexts.times })
    .from(searchedTexts)
    .where(ofDay)
    .orderBy(desc(searchedTexts.times), searchedTexts.text)
    .limit(most);
  const inVain = await database
    .select({ text: searchedTexts.text, times: searchedTexts.inVain })
    .from(searchedTexts)
    .where(and(ofDay, gt(searchedTexts.inVain, 0)))
    .orderBy(desc(searchedTexts.inVain), searchedTexts.text)
    .limit(most);
  return { day: date, top, inVain };
}

/** Forgets what was searched for more than ninety days ago. */
export async function forgetOldSearches({ database, clock }: InsightPorts): Promise<void> {
  await database.delete(searchedTexts).where(lt(searchedTexts.day, dayOf(clock.now() - kept)));
}
