import { linkAttributes, type LabelledLink } from '@etalage/cms/headless';
import { images } from '@etalage/core/constants';
import { ChevronRightIcon, classNames } from '@etalage/ui';
import type { ShellMessages } from '../../messages/nl.ts';
import type { MenuEntry, MenuTile } from '../../model/menuEntry.ts';
import { menuDialogId } from '../Header/Header.tsx';
import { PhoneMenu, type PhoneMenuEntry } from '../PhoneMenu/PhoneMenu.tsx';
import * as css from './Menu.css.ts';

type MenuProps = {
  entries: readonly MenuEntry[];
  /** What phones have under the entries. */
  links?: readonly LabelledLink[];
  messages: ShellMessages;
};

/**
 * The menu of categories: a bar with panels on desktop, on phones a native dialog with a tab for the search beside it. The
 * server alone draws it, and it works before any script has arrived; with its script it is a drill-down
 * (`PhoneMenuOverlay`).
 */
export function Menu({ entries, links = [], messages }: MenuProps) {
  return (
    <>
      <nav className={css.bar} aria-label={messages.mainMenu}>
        <ul className={css.top}>{entries.map((entry) => topEntry(entry, messages))}</ul>
      </nav>
      <dialog id={menuDialogId} className={css.dialog} aria-label={messages.menu} closedby="any">
        <PhoneMenu
          entries={[
            ...entries.map(upToSecondLevel),
            ...links.map(({ text, link }) => ({ label: text, href: link.href, target: link.target, children: [] })),
          ]}
          messages={messages}
        />
      </dialog>
    </>
  );
}

/** The bar has what lies deeper, from where the menu of phones takes it once its script is there. */
const upToSecondLevel = ({ children, ...entry }: MenuEntry): PhoneMenuEntry => ({
  ...entry,
  children: children.map((child) => ({ ...child, children: [] })),
});

function topEntry(entry: MenuEntry, messages: ShellMessages) {
  const { label, href, children, isHighlighted, isFlat = false, tiles = [] } = entry;
  const hasPanel = children.length > 0 || tiles.length > 0;
  return (
    <li key={href} className={css.topItem}>
      <a className={classNames(css.topLink, isHighlighted && css.highlighted)} {...linkAttributes(entry)}>
        {label}
      </a>
      {hasPanel && (
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
      {hasPanel && (
        <div className={css.panel}>
          <ul className={css.columns}>
            {children.map((child) => column(child, isFlat))}
            {tiles.map((tile) => promoTile(tile))}
          </ul>
          <a className={css.all} {...linkAttributes(entry)}>
            {messages.allOf(label)}
          </a>
        </div>
      )}
    </li>
  );
}

function column({ label, href, target, children, isHighlighted, isFlat = false }: MenuEntry, isUnderFlat: boolean) {
  return (
    <li key={href} className={css.column}>
      <a
        className={classNames(css.columnTitle, isHighlighted && css.highlighted)}
        {...linkAttributes({ href, target })}
      >
        {label}
      </a>
      {children.length > 0 && !isFlat && !isUnderFlat && (
        <ul className={css.list}>{children.map((leaf) => leafOf(leaf))}</ul>
      )}
    </li>
  );
}

/** CSS pixels: as wide as a card of the catalogue. */
const tileWidth = images.thumbnail[0];
const promoTile = ({ title, href, target, picture }: MenuTile) => (
  <li key={title} className={css.column}>
    <a {...linkAttributes({ href, target })}>
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          width={tileWidth}
          sizes={`${tileWidth}px`}
          alt={picture.alt}
          loading="lazy"
        />
      )}
      {title}
    </a>
  </li>
);

const leafOf = ({ label, href, target, isHighlighted }: MenuEntry) => (
  <li key={href}>
    <a className={classNames(css.leaf, isHighlighted && css.highlighted)} {...linkAttributes({ href, target })}>
      {label}
    </a>
  </li>
);
