import * as v from 'valibot';
import { askAdmin, type AdminDoor } from '../server/adminDoor.ts';
import { explanation, explanationLines } from './explain.ts';
import { searchDay, type SearchDay } from './insight.ts';
import type { OwnersQuestion } from './ownersQuestion.ts';

/** The lines that answer a question of the owner, one store view after the other. */
export async function* ownersAnswer(door: AdminDoor, question: OwnersQuestion): AsyncGenerator<string> {
  for (const store of question.stores)
    yield* question.kind === 'explain'
      ? await explain(door, store, question.text)
      : await report(door, store, question.days);
}

const explain = async (door: AdminDoor, storeCode: string, text: string): Promise<string[]> => {
  const path = `search/explain?${new URLSearchParams({ text })}`;
  return [`${storeCode}: ${text}`, ...explanationLines(await askAdmin(door, { path, storeCode, result: explanation }))];
};

const report = async (door: AdminDoor, storeCode: string, days: number): Promise<string[]> => {
  const path = `search/report?days=${days}`;
  const found = await askAdmin(door, { path, storeCode, result: v.array(searchDay) });
  if (found.length === 0) return [`${storeCode}: no searches in the last ${days === 1 ? 'day' : `${days} days`}`];
  return found.flatMap((day) => dayLines(storeCode, day));
};

const dayLines = (storeCode: string, { day, top, inVain }: SearchDay): string[] => [
  `${storeCode} ${day}`,
  ...top.map(({ text, times }) => `  ${times}  ${text}`),
  ...(inVain.length > 0 ? ['  without result:'] : []),
  ...inVain.map(({ text, times }) => `  ${times}  ${text}`),
];
