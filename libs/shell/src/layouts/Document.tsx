import { Outlet } from '@tanstack/react-router';
import { HeadTags } from '../components/HeadTags.tsx';
import { HydrationScripts } from '../components/HydrationScripts.tsx';
import { useServerParts } from '../router/serverParts.tsx';
import { useWords } from '../words/WordsContext.ts';

/** The whole document: head, page, scripts. */
export function Document() {
  const { head } = useServerParts();
  const { language } = useWords();
  return (
    <html lang={language} suppressHydrationWarning>
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
