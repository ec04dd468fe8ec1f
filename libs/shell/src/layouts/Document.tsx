import { CatchBoundary, Outlet, useMatches, useRouter } from '@tanstack/react-router';
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
        <Page />
        <HydrationScripts />
      </body>
    </html>
  );
}

/** What an address shows. Where that fails, the next address is tried. */
function Page() {
  const matches = useMatches();
  return (
    <CatchBoundary getResetKey={() => matches} errorComponent={LastResort}>
      <Outlet />
    </CatchBoundary>
  );
}

/** In place of a page when not even the one that says so could be loaded: a link that loads its address again. */
function LastResort() {
  const { frame } = useWords();
  const { href } = useRouter().latestLocation;
  return (
    <p role="alert">
      {frame.somethingWentWrong}.{' '}
      <a href={href} target="_top">
        {frame.loadAgain}
      </a>
    </p>
  );
}
