import { Outlet } from '@tanstack/react-router';
import * as css from './DefaultLayout.css.ts';

/** The layout of nearly every page. */
export function DefaultLayout() {
  return (
    <main className={css.main}>
      <Outlet />
    </main>
  );
}
