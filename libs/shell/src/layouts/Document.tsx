import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router';
import { useServerParts } from '../router/serverParts.tsx';

/** The whole document: head, page, scripts. */
export function Document() {
  const { app } = useRouteContext({ from: '__root__' });
  const { head } = useServerParts();
  return (
    <html lang="nl" className={app.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
