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

/** The routed page within the outermost error boundary, which resets at the next navigation. */
function Page() {
  const matches = useMatches();
  return (
    <CatchBoundary getResetKey={() => matches} errorComponent={LastResort}>
      <Outlet />
    </CatchBoundary>
  );
}

/** Fallback when the error page itself fails to load: a link that reloads the page. */
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
