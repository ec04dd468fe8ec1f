import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

/** The pieces as one line, matches in brackets. */
const marked = (name: string, text: string): string =>
  highlight(name, text)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['a word, in any case', 'Badjas Fenne', 'badjas', '[Badjas] Fenne'],
  ['the part of a compound', 'Badhanddoek', 'handdoek', 'Bad[handdoek]'],
  ['each of several words', 'Badjas Fenne wit', 'wit badjas', '[Badjas] Fenne [wit]'],
  ['each place of a word', 'Handdoek met handdoekhaak', 'handdoek', '[Handdoek] met [handdoek]haak'],
  ['what begins with what was typed', 'Badjas Fenne', 'ba', '[Ba]djas Fenne'],
  ['letters with accents', 'Koptelefoon Coupé', 'coupe', 'Koptelefoon [Coupé]'],
  ['one for a plural', 'Handdoek Fenne', 'handdoeken', '[Handdoek] Fenne'],
  ['one of a doubled letter', 'Badmat Sterre', 'matten', 'Bad[mat] Sterre'],
  ['one for an adjective', 'Handdoek wit', 'witte handdoek', '[Handdoek] [wit]'],
  ['one of a long vowel', 'Handdoek rood', 'rode handdoek', '[Handdoek] [rood]'],
  ['one of an s', 'Hoeslaken Anna', 'lakens', 'Hoes[laken] Anna'],
  ['no stem of two letters', 'Onderlegger', 'onen', 'Onderlegger'],
  ['nothing for a single letter', 'Badjas', 'b', 'Badjas'],
  ['nothing for another word', 'Badjas', 'sokken', 'Badjas'],
  ['overlapping words as one', 'Handdoek', 'hand andd', '[Handd]oek'],
  ['markup as text', 'A <b>Badjas</b>', 'badjas', 'A <b>[Badjas]</b>'],
])('SRCH-31 marks %s', (_title, name, text, line) => expect(marked(name, text)).toBe(line));

it('SRCH-31 gives the pieces of a name and nothing else', () =>
  expect(highlight('Badhanddoek', 'hand')).toEqual([
    { text: 'Bad', isMatch: false },
    { text: 'hand', isMatch: true },
    { text: 'doek', isMatch: false },
  ]));
