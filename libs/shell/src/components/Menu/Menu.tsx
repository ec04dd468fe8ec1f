import { ChevronRightIcon, CloseIcon } from '@etalage/ui';
import type { ShellMessages } from '../../messages/nl.ts';
import type { MenuEntry } from '../../model/menuEntry.ts';
import { menuDialogId } from '../Header/Header.tsx';

import * as css from './Menu.css.ts';

type MenuProps = { entries: readonly MenuEntry[]; messages: ShellMessages };

/**
 * The menu of categories: a bar with panels on desktop, a drill-down in a native dialog on phones. The server alone
 * draws it, and it works before any script has arrived.
 */
export function Menu({ entries, messages }: MenuProps) {
  return (
    <>
      <nav className={css.bar} aria-label={messages.mainMenu}>
        <ul className={css.top}>{entries.map((entry) => topEntry(entry, messages))}</ul>
      </nav>
      <dialog id={menuDialogId} className={css.dialog} aria-label={messages.menu} closedby="any">
        <div className={css.dialogHead}>
          <span>{messages.menu}</span>
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
        <ul className={css.list}>{entries.map((entry) => drillDown(entry, messages))}</ul>
      </dialog>
    </>
  );
}

function topEntry({ label, href, children }: MenuEntry, messages: ShellMessages) {
  return (
    <li key={href} className={css.topItem}>
      <a className={css.topLink} href={href}>
        {label}
      </a>
      {children.length > 0 && (
        <button
          type="button"
          className={css.toggle}
          aria-expanded="false"
          aria-label={messages.moreOf(label)}
          data-act="submenu"
        >
          <ChevronRightIcon />
        </button>
      )}
      {children.length > 0 && (
        <div className={css.panel}>
          <ul className={css.columns}>{children.map((child) => column(child))}</ul>
          <a className={css.all} href={href}>
            {messages.allOf(label)}
          </a>
        </div>
      )}
    </li>
  );
}

function column({ label, href, children }: MenuEntry) {
  return (
    <li key={href} className={css.column}>
      <a className={css.columnTitle} href={href}>
        {label}
      </a>
      {children.length > 0 && <ul className={css.list}>{children.map((leaf) => leafOf(leaf))}</ul>}
    </li>
  );
}

const leafOf = ({ label, href }: MenuEntry) => (
  <li key={href}>
    <a className={css.leaf} href={href}>
      {label}
    </a>
  </li>
);

function drillDown({ label, href, children }: MenuEntry, messages: ShellMessages) {
  if (children.length === 0) return plain(label, href);
  return (
    <li key={href}>
      <details name={menuDialogId} className={css.details}>
        <summary className={css.row}>
          {label}
          <ChevronRightIcon />
        </summary>
        <ul className={css.inner}>
          {plain(messages.allOf(label), href)}
          {children.map((child) => plain(child.label, child.href))}
        </ul>
      </details>
    </li>
  );
}

const plain = (label: string, href: string) => (
  <li key={`${label} ${href}`}>
    <a className={css.row} href={href}>
      {label}
    </a>
  </li>
);
