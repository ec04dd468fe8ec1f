import { isStoreTokens, tokenEntries, tokenName, tokenShape, type StoreTheme } from '@etalage/ui/tokens';
import { tokenProblem } from '@etalage/ui/workbench';
import * as v from 'valibot';

export type Mode = 'light' | 'dark';
export type TokenPath = readonly [group: string, leaf: string];

const isGood = ([group, leaf, css]: [string, string, string]): boolean => tokenProblem(group, leaf, css) === undefined;
const tokens = v.custom<StoreTheme['light']>((value) => isStoreTokens(value) && tokenEntries(value).every(isGood));
const isPath = ([group, leaf]: [string, string]): boolean =>
  Object.entries(tokenShape).some(([name, leaves]) => name === group && Object.hasOwn(leaves, leaf));
const path = v.pipe(v.tuple([v.string(), v.string()]), v.check(isPath));
const edit = v.union([
  v.pipe(
    v.strictObject({ path, modes: v.array(v.picklist(['light', 'dark'])), value: v.string() }),
    v.check((one) => isGood([...one.path, one.value])),
  ),
  v.strictObject({ theme: v.strictObject({ light: tokens, dark: tokens }) }),
]);
/** One stale edit costs no others. */
const edits = v.pipe(
  v.array(v.unknown()),
  v.transform((all) => all.filter((one) => v.is(edit, one))),
);
const draft = v.strictObject({ edits, undone: edits });
const drafts = v.record(v.string(), draft);

/** One act of the designer: a token gets a value by day, by night or both, or a whole theme is opened. */
export type Edit = v.InferOutput<typeof edit>;
/** What a designer did to a store, oldest first, and what was undone, latest first. */
export type Draft = v.InferOutput<typeof draft>;
/** By store code. */
export type Drafts = v.InferOutput<typeof drafts>;

export const noDraft: Draft = { edits: [], undone: [] };

/** Reads what was kept, without the edits that an older contract allowed; anything else is no draft. */
export function parseDrafts(text: string | null): Drafts {
  try {
    const read = v.safeParse(drafts, JSON.parse(text ?? '{}'));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** Does one more thing. Within one gesture (a drag) the last value counts, so that one undo takes all of it back. */
export function edited({ edits }: Draft, next: Edit, isSameGesture = false): Draft {
  const last = edits.at(-1);
  const replaces =
    isSameGesture && last !== undefined && 'path' in last && 'path' in next && last.path.join() === next.path.join();
  return { edits: [...(replaces ? edits.slice(0, -1) : edits), next], undone: [] };
}

/** Takes the last act back. */
export function undo({ edits, undone }: Draft): Draft {
  const last = edits.at(-1);
  return last === undefined ? { edits, undone } : { edits: edits.slice(0, -1), undone: [last, ...undone] };
}

/** Does again what was taken back last. */
export function redo({ edits, undone }: Draft): Draft {
  const [next, ...others] = undone;
  return next === undefined ? { edits, undone } : { edits: [...edits, next], undone: others };
}

function apply(before: StoreTheme, act: Edit): StoreTheme {
  if ('theme' in act) return act.theme;
  const [group, leaf] = act.path;
  const withValue = (mode: Mode): StoreTheme[Mode] => {
    const tokens: unknown = act.modes.includes(mode)
      ? { ...before[mode], [group]: { ...Object.fromEntries(leavesOf(before[mode], group)), [leaf]: act.value } }
      : before[mode];
    return isStoreTokens(tokens) ? tokens : before[mode];
  };
  return { light: withValue('light'), dark: withValue('dark') };
}

const leavesOf = (tokens: StoreTheme[Mode], group: string): [string, string][] =>
  tokenEntries(tokens).flatMap(([name, leaf, value]) => (name === group ? [[leaf, value]] : []));

/** A store's theme with what the designer did to it. */
export const drafted = (original: StoreTheme, { edits }: Draft): StoreTheme => edits.reduce(apply, original);

/** The value of a token. */
export const valueOf = (tokens: StoreTheme[Mode], [group, leaf]: TokenPath): string =>
  tokenEntries(tokens).find(([name, other]) => name === group && other === leaf)?.[2] ?? '';

/** A token for use in CSS. */
export const cssOf = (group: string, leaf: string): string => `var(--${tokenName([group, leaf])})`;

/**
 * Where an edit belongs: a colour to the mode in view, anything else to both if both began with the same value, in the
 * store's own theme and in the one that was opened last.
 */
export function modesOf(original: StoreTheme, { edits }: Draft, place: TokenPath, inView: Mode): Mode[] {
  const opened = edits.findLast((act) => 'theme' in act)?.theme ?? original;
  const isSame = ({ light, dark }: StoreTheme): boolean => valueOf(light, place) === valueOf(dark, place);
  return place[0] !== 'color' && isSame(original) && isSame(opened) ? ['light', 'dark'] : [inView];
}

/** The custom properties of what a draft changes, for stories that show this store in this mode. */
export function draftStyles(store: string, original: StoreTheme, draftOfStore: Draft): string {
  const now = drafted(original, draftOfStore);
  const modes: Mode[] = ['light', 'dark'];
  return modes
    .map((mode) => {
      const changed = tokenEntries(now[mode]).filter(
        ([group, leaf, value]) => valueOf(original[mode], [group, leaf]) !== value,
      );
      const lines = changed.map(([group, leaf, value]) => `--${tokenName([group, leaf])}:${value};`);
      return `:root[data-store="${store}"][data-scheme="${mode}"]{${lines.join('')}}`;
    })
    .join('\n');
}
