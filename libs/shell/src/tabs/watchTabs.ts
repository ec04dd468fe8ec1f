import { loadLazyParts } from '../loading/later.ts';

/** Follows what other tabs write, and in which fields of this one something was typed, or which forms were sent, in turn. */
export function watchTabs(): void {
  const acts: Event[] = [];
  const note = (act: Event) => acts.push(act);
  addEventListener('input', note);
  addEventListener('submit', note);
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
