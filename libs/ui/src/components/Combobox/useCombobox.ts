import { useId, useState, type AriaAttributes, type KeyboardEvent, type MouseEvent } from 'react';
import { intoView } from '../../intoView.ts';

export type ComboboxState = {
  /** The options that there are, in order: each key is its own. */
  keys: readonly string[];
  isExpanded: boolean;
  /**
   * Of a `choice` the arrow keys go round the options, and the mark goes with the option that has it. Of a `search` the text
   * itself is one of the stops, and the mark waits for its option, which may come again with the next results.
   */
  kind?: 'choice' | 'search';
  /** An arrow key was pressed, also while the list is closed. */
  onOpen: () => void;
  /** Without it, Escape is left to what is around. */
  onEscape?: (() => void) | undefined;
};

/** Where an arrow key moves the mark among `count` options; -1 is none (WAI-ARIA APG, combobox with list autocomplete). */
function markAfter(key: string, mark: number, count: number, kind: ComboboxState['kind']): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || count === 0) return undefined;
  if (kind === 'search') return ((mark + 1 + step + count + 1) % (count + 1)) - 1;
  return mark === -1 && step === -1 ? count - 1 : (mark + step + count) % count;
}

/** The option that the arrows stand on. It is known by its key, so what arrives late puts no other one in its place. */
function useMark(keys: readonly string[], kind: ComboboxState['kind']) {
  const [key, setKey] = useState<string>();
  const mark = key === undefined ? -1 : keys.indexOf(key);
  if (kind === 'choice' && key !== undefined && mark === -1) setKey(undefined);
  return { mark, setMark: (index: number) => setKey(keys[index]) };
}

/**
 * The behaviour of a combobox: the focus stays in the text while the arrow keys mark an option and Enter presses it.
 * Spread `input`, `list` and `option(key)` on the elements.
 */
export function useCombobox({ keys, isExpanded, kind = 'choice', onOpen, onEscape }: ComboboxState) {
  const listId = useId();
  const { mark, setMark } = useMark(keys, kind);
  const idOf = (index: number) => `${listId}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = markAfter(event.key, mark, keys.length, kind);
    if (next !== undefined) {
      onOpen();
      setMark(next);
    } else if (event.key === 'Enter' && isExpanded && mark !== -1) document.getElementById(idOf(mark))?.click();
    else if (event.key === 'Escape' && onEscape) {
      // The dialog around it stays open.
      event.stopPropagation();
      onEscape();
    } else return;
    event.preventDefault();
  };
  const input: AriaAttributes & { role: string; autoComplete: string; onKeyDown: typeof onKeyDown } = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': listId,
    'aria-activedescendant': isExpanded && mark !== -1 ? idOf(mark) : undefined,
    onKeyDown,
  };
  return {
    input,
    list: {
      id: listId,
      role: 'listbox',
      // The focus stays in the text.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (key: string) => {
      const index = keys.indexOf(key);
      return { id: idOf(index), role: 'option', ref: index === mark ? intoView : undefined };
    },
    isMarked: (key: string) => keys[mark] === key,
    clearMark: () => setMark(-1),
  };
}
