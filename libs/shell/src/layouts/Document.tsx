import { HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { useServerParts } from '../router/serverParts.tsx';

/** The whole document: head, page, scripts. */
export function Document() {
  const { head } = useServerParts();
  return (
    <html lang="nl" suppressHydrationWarning>
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
