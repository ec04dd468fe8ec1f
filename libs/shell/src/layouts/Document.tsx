import { Outlet } from '@tanstack/react-router';
import { HeadTags } from '../components/HeadTags.tsx';
import { HydrationScripts } from '../components/HydrationScripts.tsx';
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
        <HeadTags />
      </head>
      <body>
        <Outlet />
        <HydrationScripts />
      </body>
    </html>
  );
}
