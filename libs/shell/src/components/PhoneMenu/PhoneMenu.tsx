import { linkAttributes } from '@etalage/cms/headless';
import { ChevronRightIcon, classNames, CloseIcon } from '@etalage/ui';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { ShellMessages } from '../../messages/nl.ts';
import type { MenuEntry } from '../../model/menuEntry.ts';
import { menuDialogId } from '../Header/Header.tsx';
import * as css from '../Menu/Menu.css.ts';

/** How far the shopper went into the menu, and what they do in it. */
export type DrillDown = {
  tab: 'menu' | 'search';
  /** The addresses of the open submenus, outermost first. */
  path: readonly string[];
  /** The last of them slides out. */
  isLeaving: boolean;
  /** In the place of the entries on the search tab. */
  search: ReactNode;
  onTab: (tab: 'menu' | 'search') => void;
  onToggle: (href: string) => void;
};
export type PhoneMenuEntry = Pick<MenuEntry, 'label' | 'href' | 'target' | 'isHighlighted'> & {
  children: readonly PhoneMenuEntry[];
};
export type PhoneMenuProps = {
  entries: readonly PhoneMenuEntry[];
  messages: Pick<ShellMessages, 'menu' | 'search' | 'close' | 'allOf' | 'back'>;
  /** Without it the entries unfold by themselves, and the search has a page. */
  drillDown?: DrillDown | undefined;
};

/** What the dialog of the phones' menu holds: tabs, a button that closes it, and the entries with what lies under them. */
export function PhoneMenu({ entries, messages, drillDown }: PhoneMenuProps) {
  const { tab = 'menu', onTab } = drillDown ?? {};
  const searchHere = (event: FormEvent) => {
    event.preventDefault();
    onTab?.('search');
  };
  return (
    <>
      <div className={css.dialogHead}>
        <button
          type="button"
          className={css.tab}
          aria-pressed={tab === 'menu'}
          onClick={onTab && (() => onTab('menu'))}
        >
          {messages.menu}
        </button>
        <form action={linkTo('search')} onSubmit={onTab && searchHere}>
          <button className={css.tab} aria-pressed={tab === 'search'}>
            {messages.search}
          </button>
        </form>
        <button
          type="button"
          className={css.iconButton}
          aria-label={messages.close}
          command="close"
          commandfor={menuDialogId}
        >
          <CloseIcon />
        </button>
      </div>
      {tab === 'search' && drillDown?.search}
      {tab === 'menu' && <ul className={css.list}>{entries.map((entry) => row(entry, { messages, drillDown }))}</ul>}
    </>
  );
}

/** An entry as a link, or as the way into its submenu, which leads back while that is open. */
function row(entry: PhoneMenuEntry, shared: Pick<PhoneMenuProps, 'messages' | 'drillDown'>) {
  const { label, href, target, isHighlighted, children } = entry;
  const className = classNames(css.row, isHighlighted && css.highlighted);
  if (children.length === 0) return plainRow({ label, href, target, className });
  const { messages, drillDown } = shared;
  const { path = [], isLeaving = false, onToggle } = drillDown ?? {};
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    onToggle?.(href);
  };
  return (
    <li key={href}>
      <details open={path.includes(href)} data-leaving={(isLeaving && path.at(-1) === href) || undefined}>
        <summary className={className} data-back={onToggle && messages.back} onClick={onToggle && toggle}>
          {label}
          <ChevronRightIcon />
        </summary>
        <ul className={css.inner}>
          {plainRow({ label: messages.allOf(label), href, target, className: css.row })}
          {children.map((child) => row(child, shared))}
        </ul>
      </details>
    </li>
  );
}

type PlainRow = Pick<PhoneMenuEntry, 'label' | 'href' | 'target'> & { className: string | undefined };
const plainRow = ({ label, href, target, className }: PlainRow) => (
  <li key={`${label} ${href}`}>
    <a className={className} {...linkAttributes({ href, target })}>
      {label}
    </a>
  </li>
);
