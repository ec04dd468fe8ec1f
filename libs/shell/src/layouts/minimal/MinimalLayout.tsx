import { Outlet, useRouteContext } from '@tanstack/react-router';
import { Region } from '../../components/Region.tsx';
import { linkTo } from '../../links.ts';
import * as css from '../DefaultLayout.css.ts';
import * as minimal from './MinimalLayout.css.ts';

/** Only a logo above the page and the footer below it. */
export function MinimalLayout() {
  const { app } = useRouteContext({ from: '__root__' });
  return (
    <div className={css.frame}>
      <header className={minimal.header}>
        <a className={minimal.logo} href={linkTo('home')} aria-label={app.view.name}>
          <Region name="logo" />
        </a>
      </header>
      <main className={css.main}>
        <Outlet />
      </main>
      <Region name="footer" className={`${css.contents} ${minimal.footer}`} />
    </div>
  );
}
