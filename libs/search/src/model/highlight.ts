/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; isMatch: boolean };

/** Lower case without accents, as long as the text: each letter stands where it stood. */
export const plain = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('');

/** Most names have no accents, and a browser's first look at its tables of them takes a slow phone 8 ms. */
const isAscii = /^[ -~]*$/;

const endings: readonly (readonly [RegExp, string])[] = [
  [/([bdfgklmnprst])\1en?$/, '$1'],
  [/([^aeiou])([aeou])([bdgklmnprst])en?$/, '$1$2$2$3'],
  [/en$/, ''],
  [/(?:je)?s$/, ''],
  [/je$/, ''],
  [/e$/, ''],
];

/** What a word may be without its ending: handdoeken, matten, witte, rode, lakens, rokje. */
export const shorter = (word: string): string[] =>
  endings.map(([ending, left]) => word.replace(ending, left)).filter((stem) => stem.length > 2);

/**
 * A name in pieces, marked where one of the typed words stands in it; also within a compound, and where the name has it
 * without its ending (SRCH-31).
 */
export function highlight(name: string, text: string): Piece[] {
  const letters = [...name];
  const folded = plain(name);
  const words = plain(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word.length > 1)
    .flatMap((word) => [word, ...shorter(word)].find((form) => folded.includes(form)) ?? []);
  const isMarked = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      isMarked.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1);
    const isMatch = isMarked[at] ?? false;
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
  }
  return pieces;
}
