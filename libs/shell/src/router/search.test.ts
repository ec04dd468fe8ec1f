import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

describe('search params are plain text', () => {
  it.each([
    ['a number stays text', '?q=140', { q: '140' }],
    ['a list keeps its comma', '?kleur=blauw,wit', { kleur: 'blauw,wit' }],
    ['true stays text', '?x=true', { x: 'true' }],
    ['a plus is a space', '?q=rode+jurk', { q: 'rode jurk' }],
    ['nothing is nothing', '', {}],
  ])('%s', (_title, text, parsed) => expect(parseSearch(text)).toEqual(parsed));

  it('writes what it reads, and leaves out what is not there', () => {
    expect(stringifySearch({ kleur: 'blauw,wit', q: 'a&b', page: 2, sort: undefined, x: '' })).toBe(
      '?kleur=blauw,wit&q=a%26b&page=2',
    );
    expect(stringifySearch({})).toBe('');
  });
});
