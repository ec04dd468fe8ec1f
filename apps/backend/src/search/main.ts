import * as v from 'valibot';
import { askAdmin, openAdminDoor, type AdminDoor } from '../server/adminDoor.ts';
import { oneLine } from '../server/oneLine.ts';
import { readStores } from '../stores/stores.ts';
import { explanation, explanationLines } from './explain.ts';
import { searchDay, type SearchDay } from './insight.ts';
import { ownersQuestion, type OwnersQuestion } from './ownersQuestion.ts';

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

const answerTo = (door: AdminDoor, store: string, question: OwnersQuestion): Promise<string[]> =>
  question.kind === 'explain' ? explain(door, store, question.text) : report(door, store, question.days);

async function run(): Promise<void> {
  const codes = readStores().map(({ code }) => code);
  const question = ownersQuestion(process.argv.slice(2), codes);
  const door = await openAdminDoor();
  try {
    for (const store of question.stores) {
      for (const line of await answerTo(door, store, question)) console.log(line);
    }
  } finally {
    await door.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`search: ${oneLine(error, undefined)}`);
  process.exitCode = 1;
}
