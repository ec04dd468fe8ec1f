import { loadLazyParts } from '../loading/later.ts';

/** Follows what other tabs write, and the last input, submit or `beforeunload` of each element of this one, in order. */
export function watchTabs(): void {
  const last = new Map<EventTarget | null, Event>();
  const note = (event: Event) => {
    last.delete(event.target);
    last.set(event.target, event);
  };
  addEventListener('input', note);
  addEventListener('submit', note);
  addEventListener('beforeunload', note);
  addEventListener(
    'storage',
    ({ key }) =>
      void loadLazyParts()
        .then(({ background }) => background())
        .then(
          ({ otherTab }) => otherTab(key, last),
          () => undefined,
        ),
  );
}
