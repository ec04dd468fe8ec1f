import { standardTokens } from '@etalage/ui/tokens';
import { designTokens, readDesignTokens, themeSource } from '@etalage/ui/workbench';
import { useRef, useState, type ReactNode } from 'react';
import { ratioText, reachedPairs, type ReachedPair } from './contrastOf.ts';
import { drafted, edited, modesOf, redo, undo, valueOf, type Draft, type Mode, type TokenPath } from './drafts.ts';
import { keepDraft, useDraft } from './keptDrafts.ts';
import { colorLabel, tokenGroups, type TokenGroup } from './labels.ts';
import { stores, type StoreOfWorkspace } from './storesOfWorkspace.ts';
import { TokenField } from './TokenField.tsx';

/** Longer than this between two changes of a token, and they are two acts. */
const gesture = 900;

const weakest = (pairs: readonly ReachedPair[]): ReachedPair | undefined =>
  pairs.toSorted((one, other) => one.reached / one.needed - other.reached / other.needed)[0];

/** A pair in words, seen from one of its colours. */
function PairNote({
  pair: { front, back, reached, needed, isEnough },
  of,
}: {
  pair: ReachedPair;
  of?: string;
}): ReactNode {
  const words =
    of === undefined
      ? `${colorLabel(front)} with ${colorLabel(back)}`
      : `with ${colorLabel(of === front ? back : front)}`;
  return (
    <span className={isEnough ? 'wb-note' : 'wb-note wb-bad'}>
      {isEnough ? '✓' : '✗'} {words} {ratioText(reached)}
      {isEnough ? '' : `, needs ${needed}:1`}
    </span>
  );
}

function ContrastSummary({ pairs }: { pairs: readonly ReachedPair[] }): ReactNode {
  const bad = pairs.filter(({ isEnough }) => !isEnough);
  if (bad.length === 0) return <p className="wb-summary">✓ All {pairs.length} colour pairs can be read</p>;
  return (
    <details className="wb-summary wb-bad" role="status">
      <summary>
        ✗ {bad.length} of {pairs.length} colour pairs are too faint
      </summary>
      {bad.map((pair) => (
        <PairNote key={`${pair.front} ${pair.back} ${pair.use}`} pair={pair} />
      ))}
    </details>
  );
}

function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

type Acts = { draft: Draft; store: StoreOfWorkspace; onProblems: (problems: readonly string[]) => void };

function Toolbar({ draft, store, onProblems }: Acts): ReactNode {
  const keep = (next: Draft): void => keepDraft(store.code, next);
  const now = drafted(store.theme, draft);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const { theme, problems } = readDesignTokens(await file.text());
    onProblems(problems ?? []);
    if (theme) keep(edited(draft, { theme }));
  };
  return (
    <div className="wb-tools">
      <button type="button" disabled={draft.edits.length === 0} onClick={() => keep(undo(draft))}>
        Undo
      </button>
      <button type="button" disabled={draft.undone.length === 0} onClick={() => keep(redo(draft))}>
        Redo
      </button>
      <button
        type="button"
        disabled={draft.edits.length === 0}
        onClick={() => keep(edited(draft, { theme: store.theme }))}
      >
        Reset all
      </button>
      <span className="wb-gap" />
      <button
        type="button"
        onClick={() => save('theme.css.ts', themeSource(store.code, now, standardTokens), 'text/plain')}
      >
        Save theme.css.ts
      </button>
      <button type="button" onClick={() => save(`${store.code}.tokens.json`, designTokens(now), 'application/json')}>
        Save design tokens
      </button>
      <label className="wb-open">
        Open design tokens
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
    </div>
  );
}

type GroupProps = {
  group: TokenGroup;
  store: StoreOfWorkspace;
  draft: Draft;
  mode: Mode;
  isOpen: boolean;
  pairs: readonly ReachedPair[];
  onEdit: (place: TokenPath, value: string, isDragging: boolean) => void;
};

function Group({
  group: { group, title, hint, leaves },
  store,
  draft,
  mode,
  isOpen,
  pairs,
  onEdit,
}: GroupProps): ReactNode {
  const now = drafted(store.theme, draft)[mode];
  const rows = leaves.map(({ leaf, label }) => {
    const place: [string, string] = [group, leaf];
    return { leaf, label, place, value: valueOf(now, place), original: valueOf(store.theme[mode], place) };
  });
  const changed = rows.filter(({ value, original }) => value !== original).length;
  return (
    <details className="wb-group" open={isOpen || undefined}>
      <summary>
        {title} {changed > 0 ? <span className="wb-count">{changed} changed</span> : null}
      </summary>
      {hint === '' ? null : <p className="wb-hint">{hint}</p>}
      {rows.map(({ leaf, label, place, value, original }) => {
        const weak =
          group === 'color' ? weakest(pairs.filter(({ front, back }) => front === leaf || back === leaf)) : undefined;
        return (
          <div key={leaf} className="wb-row" data-token={`${group}.${leaf}`}>
            <span className="wb-label">{label}</span>
            <TokenField
              group={group}
              leaf={leaf}
              label={label}
              value={value}
              onChange={(next, drags) => onEdit(place, next, drags)}
            />
            {value === original ? (
              <span />
            ) : (
              <button
                type="button"
                className="wb-reset"
                aria-label={`Reset ${label}`}
                title="Reset"
                onClick={() => onEdit(place, original, false)}
              >
                ↺
              </button>
            )}
            {weak ? <PairNote pair={weak} of={leaf} /> : null}
          </div>
        );
      })}
    </details>
  );
}

function found(query: string): readonly TokenGroup[] {
  const words = query.trim().toLowerCase();
  if (words === '') return tokenGroups;
  return tokenGroups.flatMap((group) => {
    const leaves = group.leaves.filter(({ label }) => `${group.title} ${label}`.toLowerCase().includes(words));
    return leaves.length === 0 ? [] : [{ ...group, leaves }];
  });
}

/** The tokens of one store in one mode, to be edited while every story on screen follows. */
export function Editor({ code, mode }: { code: string; mode: Mode }): ReactNode {
  const store = stores.find((one) => one.code === code);
  const draft = useDraft(code);
  const last = useRef(0);
  const [query, setQuery] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  if (store === undefined) return <p>There is no store {code}.</p>;
  const theme = drafted(store.theme, draft);
  const pairs = reachedPairs(theme[mode]);
  const edit: GroupProps['onEdit'] = ([group, leaf], value, isDragging) => {
    const now = performance.now();
    const isSameGesture = isDragging && now - last.current < gesture;
    last.current = isDragging ? now : 0;
    const modes = modesOf(store.theme, draft, [group, leaf], mode);
    keepDraft(code, edited(draft, { path: [group, leaf], modes, value }, isSameGesture));
  };
  return (
    <div className="wb">
      <header className="wb-head">
        <div className="wb-titles">
          <strong>
            {store.name}, {mode === 'light' ? 'by day' : 'by night'}
          </strong>
          <ContrastSummary pairs={pairs} />
          <input
            type="search"
            className="wb-find"
            aria-label="Find a token"
            placeholder="Find: price, corner, shadow …"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <Toolbar draft={draft} store={store} onProblems={setProblems} />
        {problems.length === 0 ? null : (
          <div className="wb-problems" role="alert">
            <strong>
              The file was not opened: {problems.length} {problems.length === 1 ? 'place is' : 'places are'} wrong.
            </strong>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <button type="button" onClick={() => setProblems([])}>
              Close
            </button>
          </div>
        )}
      </header>
      <div className="wb-groups">
        {found(query).map((group, at) => (
          <Group
            key={group.group}
            group={group}
            store={store}
            draft={draft}
            mode={mode}
            isOpen={query !== '' || at === 0}
            pairs={pairs}
            onEdit={edit}
          />
        ))}
      </div>
    </div>
  );
}
