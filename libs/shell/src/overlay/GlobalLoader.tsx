import * as css from './GlobalLoader.css.ts';

/** The global loader: blocks the page during a redirect (LAYOUT-05). A notification tells the reason. */
export function GlobalLoader() {
  return (
    <div className={css.cover} aria-hidden="true">
      <span className={css.spinner} />
    </div>
  );
}
