import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { askAdmin, openAdminDoor, type AdminDoor } from '../server/adminDoor.ts';
import { oneLine } from '../server/oneLine.ts';
import { readStores } from '../stores/stores.ts';
import { explanation, explanationLines } from './explain.ts';
import { searchDay, type SearchDay } from './insight.ts';

const usage = 'usage: search explain [--store CODE] TEXT | search report [--store CODE] [--days N]';

const explain = async (door: AdminDoor, storeCode: string, text: string): Promise<string[]> => {
  const path = `search/explain?${new URLSearchParams({ text })}`;
  return [`${storeCode}: ${text}`, ...explanationLines(await askAdmin(door, { path, storeCode, result: explanation }))];
};

const report = async (door: AdminDoor, storeCode: string, days: string): Promise<string[]> => {
  const path = `search/report?${new URLSearchParams({ days })}`;
  const found = await askAdmin(door, { path, storeCode, result: v.array(searchDay) });
  return found.length === 0 ? [`${storeCode}: no searches`] : found.flatMap((day) => dayLines(storeCode, day));
};

const dayLines = (storeCode: string, { day, top, inVain }: SearchDay): string[] => [
  `${storeCode} ${day}`,
  ...top.map(({ text, times }) => `  ${times}  ${text}`),
  ...(inVain.length > 0 ? ['  without result:'] : []),
  ...inVain.map(({ text, times }) => `  ${times}  ${text}`),
];

async function run(): Promise<void> {
  const options = { store: { type: 'string' }, days: { type: 'string', default: '7' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, text] = positionals;
  const isExplain = command === 'explain' && text !== undefined;
  if (!isExplain && command !== 'report') throw new Error(usage);
  const stores = values.store === undefined ? readStores().map(({ code }) => code) : [values.store];
  const door = await openAdminDoor();
  try {
    for (const store of stores) {
      const lines = isExplain ? await explain(door, store, text) : await report(door, store, values.days);
      for (const line of lines) console.log(line);
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
