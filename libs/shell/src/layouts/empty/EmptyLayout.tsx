import { Outlet } from '@tanstack/react-router';
import * as css from '../DefaultLayout.css.ts';

/** The page, and nothing around it (LAYOUT-02). */
export function EmptyLayout() {
  return (
    <main className={css.main}>
      <Outlet />
    </main>
  );
}
