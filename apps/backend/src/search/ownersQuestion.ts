import { parseArgs } from 'node:util';

/** What the owner asks on the command line, of which store views. */
export type OwnersQuestion =
  | { kind: 'explain'; stores: readonly string[]; text: string }
  | { kind: 'report'; stores: readonly string[]; days: number };

const usage = [
  'usage: npm run search:explain -- [--store CODE] TEXT',
  '       npm run search:report -- [--store CODE] [--days N]',
].join('\n');
const mostDays = 90;
const longestText = 200;

/** Reads the words of a command line; without a store it is about all of them. Throws an Error that says what is wrong. */
export function ownersQuestion(args: readonly string[], codes: readonly string[]): OwnersQuestion {
  const options = { store: { type: 'string' }, days: { type: 'string', default: '7' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command, ...words] = positionals;
  const text = words.join(' ').trim();
  const stores = storesNamed(values.store, codes);
  if (command === 'report' && text === '') return { kind: 'report', stores, days: daysOf(values.days) };
  if (command !== 'explain' || text === '') throw new Error(usage);
  if (text.length > longestText) throw new Error(`a text has at most ${longestText} characters`);
  return { kind: 'explain', stores, text };
}

function storesNamed(code: string | undefined, codes: readonly string[]): readonly string[] {
  if (code === undefined) return codes;
  if (!codes.includes(code)) throw new Error(`no store '${code}': there are ${codes.join(', ')}`);
  return [code];
}

function daysOf(text: string): number {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > mostDays) throw new Error(`--days takes a whole number from 1 to ${mostDays}, not '${text}'`);
  return days;
}
