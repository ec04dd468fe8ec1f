import type { PageStyle } from './pageAssets.ts';

/** A page without the styles of parts that it does not show. Code that shows them later loads their styles itself. */
export function withoutUnused(html: string, styles: readonly PageStyle[]): string {
  const classes = classesOn(html);
  return styles
    .filter(({ neededBy }) => neededBy?.isDisjointFrom(classes))
    .reduce((page, { href = '', text }) => page.replace(text, '').replace(linkTo(href), ''), html);
}

const classesOn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** As React writes the link of `HeadAssets`. */
const linkTo = (href: string): string => `<link rel="stylesheet" href="${href}" disabled=""/>`;
