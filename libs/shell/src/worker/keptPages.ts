import { guidePath, keptPagesId } from './names.ts';

/** A page that the browser has; its title is HTML. */
export type KeptPage = { href: string; title: string };

/** The hidden part of the offline page for these links, as React writes it: before its link, the link's class, and after it. */
const part = new RegExp(
  `(<nav id="${keptPagesId}"[^>]*?) hidden=""([^]*?)<a class="([^"]*)" href="[^"]*">[^<]*</a>([^]*?</nav>)`,
);

const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The offline page with links to the pages that the browser has, but for the guide, to which it leads anyway. */
export function withKeptPages(offline: string, pages: readonly KeptPage[]): string {
  const listed = pages.filter(({ href }) => href !== guidePath);
  if (listed.length === 0) return offline;
  return offline.replace(part, (_part, before: string, heading: string, look: string, after: string) => {
    const links = listed.map(({ href, title }) => `<a class="${look}" href="${escaped(href)}">${title}</a>`);
    return `${before}${heading}${links.join('')}${after}`;
  });
}

/** The title of a page, as its HTML has it, without the store's name behind it. */
export const titleIn = (html: string): string | undefined =>
  /<title[^>]*>([^<]+?)( \| [^|<]*)?<\/title>/.exec(html)?.[1];
