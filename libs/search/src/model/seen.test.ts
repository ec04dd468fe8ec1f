import { expect, it } from 'vitest';
import { namedBy } from './seen.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const found = (items: readonly { name: string }[], text: string) => namedBy(items, text).map(({ name }) => name);
const seen = named('Badhanddoek Fenne', 'Crêpe laken 140x200', 'Theedoek', 'Hoeslaken Fenne');

it.each([
  ['each word', 'fenne badhanddoek', ['Badhanddoek Fenne']],
  ['a word within a compound', 'doek', ['Badhanddoek Fenne', 'Theedoek']],
  ['a word without its ending', 'theedoeken', ['Theedoek']],
  ['a word without its accents', 'crepe', ['Crêpe laken 140x200']],
  ['an accent that the name lacks', 'Fènne', ['Badhanddoek Fenne', 'Hoeslaken Fenne']],
  ['words between other signs', '“laken”, (140x200)', ['Crêpe laken 140x200']],
  ['no word that only some names lack', 'laken fenne', ['Hoeslaken Fenne']],
  ['nothing of a text without a word', ' – ', []],
  ['nothing of an empty text', '', []],
])('SRCH-26 finds %s among what was seen', (_what, text, names) => expect(found(seen, text)).toEqual(names));

it('SRCH-26 finds 18 at most, in their order', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ name: `Doek ${at}` }));
  expect(namedBy(many, 'doek')).toEqual(many.slice(0, 18));
});
