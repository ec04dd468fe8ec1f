const missing = new Set<HTMLLinkElement>();

/** Tracks the style sheets that fail to load. */
export const watchStyles = (page: Document): void =>
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    true,
  );

let retrying: Promise<unknown> | undefined;

/** Calls `load` after retrying the style sheets that failed: Vite's preload helper requests each of them only once. */
export function withStyles<T>(load: () => Promise<T>): Promise<T> {
  if (missing.size === 0 && !retrying) return load();
  retrying ??= Promise.all([...missing].map(loadAgain)).finally(() => (retrying = undefined));
  return retrying.then(() => withStyles(load));
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  missing.delete(link);
  const again = document.createElement('link');
  again.rel = link.rel;
  again.href = link.href;
  const answered = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not load.`)));
  });
  link.replaceWith(again);
  return answered;
}
