const missing = new Set<HTMLLinkElement>();

/** Notes which style sheets do not come. */
export const watchStyles = (page: Document): void =>
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    true,
  );

/** Loads code once the style sheets are there that did not come before: Vite asks for each of them once. */
export const withStyles = <T>(load: () => Promise<T>): Promise<T> =>
  missing.size === 0 ? load() : Promise.all([...missing].map(loadAgain)).then(load);

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
