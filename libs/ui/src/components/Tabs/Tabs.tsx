import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { hasModifier } from '../../hasModifier.ts';
import { list, panel, tab } from './Tabs.css.ts';

export type TabItem = { id: string; label: ReactNode; children: ReactNode };
export type TabsProps = {
  /** The name of the row: 'Over dit product'. */
  label: string;
  tabs: readonly TabItem[];
  /** The first when left out. */
  startsAt?: string;
  onChoose?: (id: string) => void;
};

/** Which tab a key leads to, if any: the arrows go round, Home and End to the ends (WAI-ARIA APG, tabs). */
function tabAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Panels of which one shows, under a row of tabs; all of them are in the document, so that the page can be searched. */
export function Tabs({ label, tabs, startsAt, onChoose }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(startsAt ?? tabs[0]?.id);
  const chosen = (tabs.find(({ id }) => id === wanted) ?? tabs[0])?.id;
  const choose = (id: string): void => {
    setWanted(id);
    onChoose?.(id);
  };
  const follow = (event: KeyboardEvent, index: number): void => {
    if (hasModifier(event)) return;
    const next = tabAfter(event.key, index, tabs.length);
    const item = next === undefined ? undefined : tabs[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    choose(item.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={list}>
        {tabs.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}-tab`}
            aria-controls={`${base}-${item.id}`}
            aria-selected={item.id === chosen}
            tabIndex={item.id === chosen ? 0 : -1}
            className={tab}
            onClick={() => choose(item.id)}
            onKeyDown={(event) => follow(event, index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, children }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          hidden={id !== chosen}
          data-without-script=""
          tabIndex={id === chosen ? 0 : undefined}
          className={panel}
        >
          {children}
        </div>
      ))}
    </div>
  );
}
