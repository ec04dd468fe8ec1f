import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ownersQuestion } from './ownersQuestion.ts';

const codes = ['dailydeal', 'fashion'];
const asked = (...args: string[]) => ownersQuestion(args, codes);

const scripted = v.object({ scripts: v.record(v.string(), v.string()) });
const scriptsIn = (folder: string) =>
  v.parse(scripted, JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8'))).scripts;

/** The program of the backend that a script of the whole repository runs, and what it is asked. */
function runBy(script: string) {
  const command = scriptsIn('../../../..')[script] ?? '';
  const [, own = '', words = ''] = /^npm run -s (\S+) -w @etalage\/backend -- (.+)$/.exec(command) ?? [];
  return [scriptsIn('../..')[own]?.split(' ').at(-1), words];
}

it('SRCH-32 search:explain is a command', () =>
  expect(runBy('search:explain')).toEqual(['src/search/main.ts', 'explain']));

it('SRCH-33 search:report is a command', () =>
  expect(runBy('search:report')).toEqual(['src/search/main.ts', 'report']));

describe('what the owner asks on the command line', () => {
  it('SRCH-32, SRCH-33 is about all stores or one, and takes a text with or without quotes', () => {
    expect(asked('explain', 'badhandoeken', 'blauw')).toEqual({
      kind: 'explain',
      stores: codes,
      text: 'badhandoeken blauw',
    });
    expect(asked('explain', '--store', 'fashion', 'bh 75b')).toMatchObject({ stores: ['fashion'], text: 'bh 75b' });
    expect(asked('report')).toEqual({ kind: 'report', stores: codes, days: 7 });
    expect(asked('report', '--days', '90', '--store', 'dailydeal')).toMatchObject({ stores: ['dailydeal'], days: 90 });
  });

  it.each([
    ['no command', [], /^usage: npm run search:explain -- \[--store CODE\] TEXT/],
    ['no text', ['explain', ' '], /^usage: /],
    ['a report of a text', ['report', 'badjas'], /^usage: /],
    ['another command', ['exlpain', 'badjas'], /^usage: /],
    ['a store that is not there', ['report', '--store', 'fasion'], /^no store 'fasion': there are dailydeal, fashion$/],
    ['no day', ['report', '--days', '0'], /^--days takes a whole number from 1 to 90, not '0'$/],
    ['too many days', ['report', '--days', '91'], /not '91'$/],
    ['days in words', ['report', '--days', 'week'], /not 'week'$/],
    ['a text that no shopper may send', ['explain', 'a'.repeat(201)], /^a text has at most 200 characters$/],
    ['an option that is none', ['report', '--stroe', 'fashion'], /--stroe/],
  ])('SRCH-32, SRCH-33 with %s says what is wrong', (_what, args, message) => {
    expect(() => asked(...args)).toThrow(message);
  });
});
