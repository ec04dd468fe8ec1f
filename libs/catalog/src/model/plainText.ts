const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  trade: '™',
  reg: '®',
  copy: '©',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  euml: 'ë',
  iuml: 'ï',
  ouml: 'ö',
  uuml: 'ü',
  ccedil: 'ç',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
};

function decoded(whole: string, entity: string): string {
  if (!entity.startsWith('#')) return named[entity] ?? whole;
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number.parseInt(entity.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Text with its HTML entities decoded once; names of other systems hold them (wire contract 3.1). */
export const plainText = (text: string): string => text.replace(/&(#x?[\da-f]+|\w+);/gi, decoded);

/** Marks within a word or a sentence; every other tag stands between two. */
const inline = /<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

/** The words of an HTML text, for a description in the head. */
export const wordsOf = (html: string): string =>
  plainText(html.replace(inline, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
