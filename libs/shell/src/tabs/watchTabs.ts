import { loadLazyParts } from '../loading/later.ts';

/** Follows what other tabs write, and what was typed, sent and left in this one, in turn. */
export function watchTabs(): void {
  const acts: Event[] = [];
  const note = (act: Event) => acts.push(act);
  addEventListener('input', note);
  addEventListener('submit', note);
  addEventListener('beforeunload', note);
  addEventListener(
    'storage',
    ({ key }) =>
      void loadLazyParts()
        .then(({ background }) => background())
        .then(
          ({ otherTab }) => otherTab(key, acts),
          () => undefined,
        ),
  );
}
