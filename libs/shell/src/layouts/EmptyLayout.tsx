import { Outlet } from '@tanstack/react-router';

/** The page only. */
export function EmptyLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
