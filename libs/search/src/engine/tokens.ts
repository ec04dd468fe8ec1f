import {
  coloursOf,
  compoundParts,
  listedKindsOf,
  remembered,
  stemOf,
  writtenApart,
  type CompoundParts,
} from './stems.ts';

/** A word of a text, a number or a size. */
export type Token = {
  /** As written, folded. */
  word: string;
  /** What it is looked up by; the same for all ways to write it. */
  stem: string;
  /** What it is too: a badhanddoek is a handdoek. */
  heads: string[];
  /** What it only has in it: the bad of badhanddoek, the 140 of 140x200. */
  parts: string[];
  /** What it ends in and is not: the hand of washand. */
  tails: string[];
  /** Other readings for a shop in which nothing has it, the best first; each is words that one product has. */
  readings: string[][];
};

/** Lower case without accents, entities and possessives. */
const fold = (text: string): string =>
  text
    .replace(/&#?\w+;/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’](s|tje|tjes)\b/g, '');

/** What a unit is called here, and how many of that it is: 3 meter and 300 cm are one length. */
const units: Record<string, readonly [unit: string, factor: number]> = {
  mm: ['cm', 0.1],
  cm: ['cm', 1],
  centimeter: ['cm', 1],
  m: ['cm', 100],
  mtr: ['cm', 100],
  meter: ['cm', 100],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  ltr: ['ml', 1000],
  liter: ['ml', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  gram: ['g', 1],
  kg: ['g', 1000],
  kilo: ['g', 1000],
  w: ['w', 1],
  watt: ['w', 1],
  mah: ['mah', 1],
  den: ['den', 1],
  denier: ['den', 1],
  delig: ['delig', 1],
  delige: ['delig', 1],
  persoons: ['persoons', 1],
};
const counts = 'een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');

const end = String.raw`(?![\p{L}\p{N}])`;
const number = String.raw`\d+(?:[.,]\d+)*`;
const lengths = 'mm|cm|centimeter|m|mtr|meter';
const patterns = {
  /** 140 x 200 cm, 140x200, 140 bij 200; the unit is cm without one. */
  sides: String.raw`(?<sides>${number}(?:\s*(?:x|×|\*|bij)\s*${number})+)(?:\s*(?<length>${lengths}))?${end}`,
  /** 39-42, 39/42. */
  range: String.raw`(?<from>\d+)\s?(?:[-–/]|t/m)\s?(?<to>\d+)${end}(?![-/]\d)`,
  /** 28 cm, 1,7 liter, 5-delig. */
  measure: String.raw`(?<amount>${number})[\s-]?(?<unit>${Object.keys(units).join('|')})${end}`,
  /** vijfdelig. */
  counted: String.raw`(?<count>${counts.join('|')})(?<counted>delig|persoons)e?${end}`,
  /** 75B, 75 b. */
  bra: String.raw`(?<band>\d{2,3})[\s-]?(?<cup>[a-k])${end}`,
  /** cup D, D-cup. */
  cup: String.raw`(?:cup\s?(?<cupAfter>[a-k])|(?<cupBefore>[a-k])[\s-]?cup)${end}`,
  /** 20.000 */
  plain: String.raw`(?<plain>${number})${end}`,
  /** handdoek, t-shirt, wh-hd-01. */
  word: String.raw`(?<other>[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)`,
};
const anyOf = Object.values(patterns).join('|');
const oneToken = new RegExp(`^(?:${anyOf})$`, 'u');
/** Without its groups, which cost as much as all the rest: most words have been seen before. */
const tokens = new RegExp(anyOf.replace(/\(\?<\w+>/g, '(?:'), 'gu');
const mostInRange = 12;

/** 20.000 is 20000, and 1,70 is 1.7. */
function numberOf(text: string): string {
  if (/^\d{1,3}([.,]\d{3})+$/.test(text)) return text.replace(/[.,]/g, '');
  const plain = text.replaceAll(',', '.');
  return /^\d+\.\d+$/.test(plain) ? plain.replace(/\.?0+$/, '') : plain;
}

const mostDigits = 9;

/** So many of a unit, to three decimals; what is no number, or longer than any size, stays as it is. */
const scaled = (amount: string, factor: number): string => {
  const value = Number(amount) * factor;
  return amount.length <= mostDigits && Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : amount;
};

type Groups = Partial<Record<string, string>>;
type Meaning = Pick<Token, 'stem' | 'parts'> & Partial<Token>;

function measured(amount: string, name: string): Meaning {
  const bare = numberOf(amount);
  const [unit, factor] = units[name] ?? [name, 1];
  return { stem: `${scaled(bare, factor)}${unit}`, parts: [bare], readings: [[bare]] };
}

/** The order of the sides says nothing: 240x220 is 220x240. */
function sized(text: string, length: string): Meaning {
  const factor = units[length]?.[1] ?? 1;
  const sides = text.split(/[^\d.,]+/).map((side) => scaled(numberOf(side), factor));
  const sorted = sides.toSorted((one, other) => Number(one) - Number(other));
  return { stem: sorted.join('x'), parts: sides.flatMap((side) => [`${side}cm`, side]) };
}

/** A range has every number in it: who takes 38 takes 36-40. */
function ranged(from: string, to: string): Meaning {
  const [first, last] = [Number(from), Number(to)];
  const isSpan = last > first && last - first <= mostInRange;
  const parts = isSpan ? Array.from({ length: last - first + 1 }, (_, at) => String(first + at)) : [from, to];
  return { stem: `${from}-${to}`, parts, readings: [[from, to]] };
}

function sizeOf({ sides, length = 'cm', from, to, amount, unit, ...others }: Groups): Meaning | undefined {
  const { count, counted, band, cup, cupAfter, cupBefore, plain } = others;
  if (sides !== undefined) return sized(sides, length);
  if (from !== undefined && to !== undefined) return ranged(from, to);
  if (amount !== undefined && unit !== undefined) return measured(amount, unit);
  if (count !== undefined && counted !== undefined) return measured(String(counts.indexOf(count) + 1), counted);
  if (band !== undefined && cup !== undefined) return { stem: `${band}${cup}`, parts: [band, `cup${cup}`] };
  const alone = cupAfter ?? cupBefore;
  if (alone !== undefined) return { stem: `cup${alone}`, parts: [] };
  return plain === undefined ? undefined : { stem: numberOf(plain), parts: [] };
}

/** The words in a word: those of a compound, and what is joined by hyphens, which is a compound whatever its parts are. */
function partsOf(word: string): CompoundParts {
  const pieces = word.split('-');
  const last = pieces.pop() ?? '';
  const { heads, modifiers, tails } = compoundParts(last);
  return { heads: pieces.length > 0 ? [last, ...heads] : heads, modifiers: [...pieces, ...modifiers], tails };
}

/** The words in a word, its heads first. */
export function wordsIn(word: string): string[] {
  const { heads, modifiers, tails } = partsOf(word);
  return [...heads, ...modifiers, ...tails];
}

/** A stock code has no more. */
const mostPieces = 8;

/**
 * Written apart, or else the head alone: a shop without reiskoffers has koffers. Then the kinds of it that go by another
 * name: one without laders has oplaadkabels, which are opladers. The last piece of a stock code is no head. A shade is read
 * as the wider colour.
 */
function readingsOf(word: string): string[][] {
  const apart = word.includes('-') ? word.split('-') : writtenApart(word);
  if (apart.length > mostPieces) return [];
  if (/\d/.test(word)) return [apart];
  const colours = coloursOf(word);
  if (colours.length > 0) return colours.map((colour) => [colour]);
  const kinds = listedKindsOf(apart.at(-1) ?? word).map((kind) => [kind]);
  return apart.length === 0 ? kinds : [apart, apart.slice(-1), ...kinds];
}

/** What a word means that is no size. */
function meaningOf(word: string): Meaning {
  const { heads, modifiers, tails } = partsOf(word);
  const last = word.slice(word.lastIndexOf('-') + 1);
  const before = word.slice(0, -last.length).replaceAll('-', '');
  return {
    stem: /\d/.test(before) ? before + last : before + stemOf(last),
    heads: heads.map(stemOf),
    parts: modifiers.map(stemOf),
    tails: tails.map(stemOf),
    readings: readingsOf(word),
  };
}

const tokenOf = remembered((word: string): Token => {
  const meaning = sizeOf(oneToken.exec(word)?.groups ?? {}) ?? meaningOf(word);
  return { word, heads: [], tails: [], readings: [], ...meaning };
});

/** Whether it is a word of letters, and no number or size. */
export const isSpelled = (word: string): boolean => /^[\p{L}-]+$/u.test(word);

/** The words, numbers and sizes of a text. */
export const tokensOf = (text: string): Token[] => fold(text).match(tokens)?.map(tokenOf) ?? [];
