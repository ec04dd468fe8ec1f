import * as css from './GlobalLoader.css.ts';

/** Covers the page while nothing on it may be pressed (LAYOUT-05). Whoever opens it says why, in a notification. */
export function GlobalLoader() {
  return (
    <div className={css.cover} aria-hidden="true">
      <span className={css.spinner} />
    </div>
  );
}
