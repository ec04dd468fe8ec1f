import { highlighted } from '../components/Menu/Menu.css.ts';
import type { PhoneMenuEntry } from '../components/PhoneMenu/PhoneMenu.tsx';

/**
 * The entries of the menu that the server drew: those of the phones' dialog, and under its second level what the bar of
 * desktops has there. So the document holds each of them once.
 */
export function readMenu(page: Document, dialog: HTMLDialogElement): PhoneMenuEntry[] {
  const deeper = new Map<string, PhoneMenuEntry[]>();
  for (const list of page.querySelectorAll('#region-menu nav li > a + ul')) {
    const links = [...list.querySelectorAll('a')];
    if (list.previousElementSibling) deeper.set(hrefOf(list.previousElementSibling), links.map(leaf));
  }
  return [...dialog.querySelectorAll(':scope > ul > li')].flatMap((item) => {
    const [first, ...links] = item.querySelectorAll('a');
    if (first === undefined) return [];
    const summary = item.querySelector('summary');
    if (summary === null) return [leaf(first)];
    const children = links.map((link) => ({ ...leaf(link), children: deeper.get(hrefOf(link)) ?? [] }));
    return [
      {
        ...leaf(first),
        ...{ label: summary.textContent, isHighlighted: summary.classList.contains(highlighted) },
        children,
      },
    ];
  });
}

const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';
const leaf = (row: Element): PhoneMenuEntry => ({
  label: row.textContent,
  href: hrefOf(row),
  target: row.getAttribute('target') === '_blank' ? '_blank' : undefined,
  isHighlighted: row.classList.contains(highlighted),
  children: [],
});
