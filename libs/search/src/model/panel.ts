import type { ProductSummary } from '@etalage/catalog/headless';
import { search as searchConstants } from '@etalage/core/constants';
import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { FoundProducts } from '../api.ts';
import type { FoundPage } from './foundPage.ts';
import type { FoundCategory } from './suggestions.ts';
import { withQuery } from './history.ts';
import { searchPortsAtom } from './ports.ts';
import { isLongEnough } from './searchText.ts';
import { suggestionLimits } from './suggestionLimits.ts';
import { isSuggestible, type Suggested } from './suggestions.ts';

declare module '@etalage/core' {
  interface DomainEvents {
    /** A search was answered; `total` is 0 when nothing was found. */
    'search/performed': { text: string; total: number };
  }
}

/** What a search in the panel found so far. */
export type Found = {
  text: string;
  products: readonly ProductSummary[];
  total: number;
  categories: readonly FoundCategory[];
  /** Pages of content. */
  pages?: readonly FoundPage[];
  suggestions: readonly string[];
  /** Why nobody searched, if so: there is no connection, and the products are those that this browser has seen, or no engine. */
  unanswered?: 'offline' | 'unreachable';
};

/** What a search asks for at a time: 10 under the desktop input, 18 in the side panel and the phone's menu (SRCH-15). */
export type PanelKind = 'header' | 'side';
const sizes = { header: searchConstants.headerSize, side: searchConstants.panelSize } as const;

/** Which of the panels is mounted. */
export const panelKindAtom = atom<PanelKind>('header');
/** The text of the input. */
export const searchTextAtom = atom('');
/** What the last search found; undefined before the first. */
export const foundAtom = atom<Found | undefined>(undefined);
/** What is offered for the text while it is typed; undefined when it is another or too short. */
export const suggestedAtom = atom<Suggested | undefined>(undefined);
/** Whether a search is on its way. */
export const isSearchingAtom = atom(false);
/** Recent queries, newest first. */
export const historyAtom = atom<readonly string[]>([]);

/** Whether there is a text that is too short to search for (SRCH-05). */
export const isTooShortAtom = atom((get) => {
  const text = get(searchTextAtom).trim();
  return text !== '' && !isLongEnough(text);
});
/** Whether read-more is offered: until the total is reached (SRCH-08). */
export const hasMoreAtom = atom((get) => {
  const found = get(foundAtom);
  return found !== undefined && found.products.length < found.total;
});

type Timer = ReturnType<typeof setTimeout> | undefined;
const timerAtom = atom<Timer>(undefined);
const suggestTimerAtom = atom<Timer>(undefined);
/** Counts the searches: an answer to any but the latest is not shown. */
const latestAtom = atom(0);

/**
 * Takes a text from the input: suggestions follow 150 ms after the last key, the search 1000 ms (SRCH-04, SRCH-05,
 * SRCH-29).
 */
export const typeAtom = atom(null, (get, set, text: string) => {
  clearTimeout(get(timerAtom));
  clearTimeout(get(suggestTimerAtom));
  set(searchTextAtom, text);
  if (isSuggestible(text)) {
    const { debounce } = suggestionLimits;
    set(
      suggestTimerAtom,
      setTimeout(() => void set(suggestAtom, text), debounce),
    );
  } else set(suggestedAtom, undefined);
  if (isLongEnough(text))
    return set(
      timerAtom,
      setTimeout(() => void set(searchAtom, text), searchConstants.debounce),
    );
  set(latestAtom, get(latestAtom) + 1);
  set(isSearchingAtom, false);
  set(foundAtom, undefined);
});

/** Offers what the text may become; a failure is only logged, and what is shown stays. */
const suggestAtom = atom(null, async (get, set, text: string): Promise<void> => {
  const { api, log } = get(searchPortsAtom);
  const failed = (error: unknown): undefined => void log(error);
  const show = (suggested: Suggested | undefined) => {
    if (suggested !== undefined && get(searchTextAtom) === text) set(suggestedAtom, suggested);
  };
  const suggesting = api.suggest(text).catch(failed);
  // Words and categories need no call: the products stand below them, those of the text before until these are here.
  const completed = await api.complete(text).catch((): undefined => undefined);
  show(completed && { ...completed, products: get(suggestedAtom)?.products ?? [] });
  show(await suggesting);
});

/** As many rows as a phone shows under the field, with categories above them: they are drawn before anything else is done. */
const firstRows = 5;
/** In milliseconds: a slow phone has drawn the first rows by then. */
export const drawingTime = 50;

/** Searches at once; of a text that is too short nothing comes. Answers what was found, undefined when the search failed. */
export const searchAtom = atom(null, async (get, set, text: string): Promise<Found | undefined> => {
  clearTimeout(get(timerAtom));
  clearTimeout(get(suggestTimerAtom));
  set(searchTextAtom, text);
  if (!isLongEnough(text)) return undefined;
  const asked = text.trim();
  const { api, memory, events, log } = get(searchPortsAtom);
  const asking = attempt(get, set, () =>
    api.products({ text: asked, size: sizes[get(panelKindAtom)], first: firstRows, isCounted: true }),
  );
  // A phone's storage is slow: it is asked while the answer is on its way.
  memory.keepText(text);
  const history = withQuery(memory.history(), asked);
  const answer = await asking;
  if (answer === undefined) return undefined;
  const found = foundOf(asked, answer);
  set(foundAtom, found);
  if (found.unanswered === undefined) events.emit('search/performed', { text: asked, total: found.total });
  setTimeout(() => {
    if (get(foundAtom) === found) set(foundAtom, { ...found, products: [...found.products, ...restOf(answer, log)] });
    memory.keepHistory(history);
    set(historyAtom, history);
    void api.categories(answer.categoryIds).then((categories) => {
      const shown = get(foundAtom);
      if (shown?.text === asked) set(foundAtom, { ...shown, categories });
    }, log);
  }, drawingTime);
  return found;
});

/** What cannot be read is only logged: the first rows stay. */
function restOf({ rest }: FoundProducts, log: (error: unknown) => void): ProductSummary[] {
  try {
    return rest?.() ?? [];
  } catch (error) {
    log(error);
    return [];
  }
}

/** Puts further results behind those that are shown (SRCH-08). */
export const readMoreAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(foundAtom);
  if (before === undefined || !get(hasMoreAtom) || get(isSearchingAtom)) return;
  const { api } = get(searchPortsAtom);
  const question = { text: before.text, start: before.products.length, size: sizes[get(panelKindAtom)] };
  const further = await attempt(get, set, () => api.products(question));
  const shown = get(foundAtom);
  if (further === undefined || shown === undefined || unansweredOf(further)) return;
  set(foundAtom, { ...shown, products: [...shown.products, ...further.items], total: further.total });
});

/** Takes up the last text and the recent queries when the panel is mounted (SRCH-09, SRCH-11). */
export const openPanelAtom = atom(null, (get, set, kind: PanelKind) => {
  const { memory } = get(searchPortsAtom);
  set(panelKindAtom, kind);
  set(historyAtom, memory.history());
  set(searchTextAtom, memory.lastText());
  // What fails here is asked again, and logged, at the first key.
  void get(searchPortsAtom)
    .api.prepare()
    .catch(() => undefined);
});

/** Keeps the text when the panel is torn down; no search follows any more (SRCH-09). */
export const leavePanelAtom = atom(null, (get) => {
  clearTimeout(get(timerAtom));
  clearTimeout(get(suggestTimerAtom));
  get(searchPortsAtom).memory.keepText(get(searchTextAtom));
});

/** The categories that are known stand there at once; those that are asked for take their place. */
function foundOf(text: string, answer: FoundProducts): Found {
  const { items, seen = [], total, knownCategories: categories, pages = [], suggestions } = answer;
  const products = [...items, ...seen];
  const unanswered = unansweredOf(answer);
  return { text, products, total, categories, pages, suggestions, ...(unanswered && { unanswered }) };
}

function unansweredOf({ offline, unreachable }: FoundProducts): Found['unanswered'] {
  if (offline) return 'offline';
  return unreachable ? 'unreachable' : undefined;
}

/** The answer to the latest call alone; one that fails is only logged, and what is shown stays (SRCH-27). */
async function attempt<T>(get: Getter, set: Setter, call: () => Promise<T>): Promise<T | undefined> {
  const number = get(latestAtom) + 1;
  set(latestAtom, number);
  set(isSearchingAtom, true);
  const answer = await call().catch((error: unknown): undefined => void get(searchPortsAtom).log(error));
  if (get(latestAtom) !== number) return undefined;
  set(isSearchingAtom, false);
  return answer;
}
