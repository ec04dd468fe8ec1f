import { useId, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { classNames } from '../../classNames.ts';
import { hasModifier } from '../../hasModifier.ts';
import { button } from '../Button/buttonClass.ts';
import { ChevronDownIcon } from '../Icon/firstIcons.tsx';
import { CheckIcon } from '../Icon/stateIcons.tsx';
import { chosen as chosenSign, danger, entry, menu, word } from './Menu.css.ts';

export type MenuEntry = {
  id: string;
  label: string;
  sign?: ReactNode;
  /** An address to go to; otherwise `onChoose` does what the entry says. */
  href?: string;
  onChoose?: () => void;
  /** One of several that hold in turn, e.g. an order of sorting: true for the one that does. */
  isChosen?: boolean;
  isDisabled?: boolean;
  look?: 'plain' | 'danger';
};
export type MenuProps = {
  label: ReactNode;
  entries: readonly MenuEntry[];
  /** The look of its button, as `button` and `iconButton` give; an icon button has a name of its own. */
  className?: string;
  buttonLabel?: string;
};

const items = (menuNode: Element): HTMLElement[] => [
  ...menuNode.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
];

/** The entry a key leads to: the arrows go round, Home and End to the ends, a letter to the next that begins with it. */
function entryAfter(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length];
    case 'ArrowUp':
      return all.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default: {
      if (key.length !== 1) return undefined;
      const turned = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      return turned.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()));
    }
  }
}

function move(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') return event.currentTarget.hidePopover();
  if (event.key === 'Escape') {
    // The dialog around it stays open.
    event.preventDefault();
    return event.currentTarget.hidePopover();
  }
  if (hasModifier(event)) return;
  const all = items(event.currentTarget);
  const at = all.findIndex((node) => node === document.activeElement);
  const next = entryAfter(event.key, all, at);
  if (next === undefined || event.key === ' ') return;
  event.preventDefault();
  next.focus();
}

/** The focus goes to what is chosen, else to the first. The popover gives it back. */
function enter(event: ToggleEvent<HTMLElement>): void {
  if (event.newState !== 'open') return;
  const all = items(event.currentTarget);
  (all.find((node) => node.ariaChecked === 'true') ?? all[0])?.focus();
}

/** A button with a few things to do or to choose. It opens without scripts too; a press beside it or Escape closes it. */
export function Menu({ label, entries, className, buttonLabel }: MenuProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={buttonLabel}
        className={className ?? button({ look: 'quiet' })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          document.getElementById(id)?.showPopover({ source: event.currentTarget });
        }}
      >
        {buttonLabel === undefined ? <span className={word}>{label}</span> : label}
        {buttonLabel === undefined && <ChevronDownIcon size="s" />}
      </button>
      {/* eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- the focus is on an entry. */}
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={`${id}-button`}
        className={menu}
        onKeyDown={move}
        onToggle={enter}
      >
        {entries.map((item) => (
          <Entry key={item.id} entry={item} menuId={id} />
        ))}
      </div>
    </>
  );
}

function Entry({ entry: item, menuId }: { entry: MenuEntry; menuId: string }) {
  const { label, sign, href, onChoose, isChosen, isDisabled = false, look } = item;
  const shared = {
    role: isChosen === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChosen,
    'aria-disabled': isDisabled || undefined,
    tabIndex: -1,
    className: classNames(entry, look === 'danger' && danger),
    children: (
      <>
        {sign}
        <span>{label}</span>
        {isChosen === true && <CheckIcon size="s" className={chosenSign} />}
      </>
    ),
  };
  const leave = () => {
    document.getElementById(menuId)?.hidePopover();
    onChoose?.();
  };
  // eslint-disable-next-line jsx-a11y-x/anchor-has-content -- its content is in `shared`.
  if (href !== undefined && !isDisabled) return <a {...shared} href={href} onClick={leave} />;
  if (isDisabled) return <button type="button" {...shared} />;
  return <button type="button" {...shared} popoverTarget={menuId} popoverTargetAction="hide" onClick={onChoose} />;
}
