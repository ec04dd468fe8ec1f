import { Outlet, useRouter } from '@tanstack/react-router';
import { HeadTags } from '../../components/HeadTags.tsx';
import { takeHydrationScripts } from '../../router/routerInternals.ts';
import { useServerParts } from '../../router/serverParts.tsx';
import { useWords } from '../../words/WordsContext.ts';

/** Loads the page that was asked for as soon as there is a network. */
const comesBack = "addEventListener('online',()=>location.reload())";

/** A document that React does not take over: it is shown at addresses that are not its own. */
export function StaticDocument() {
  const { head } = useServerParts();
  const { language } = useWords();
  const router = useRouter();
  const { nonce } = router.options.ssr ?? {};
  // Taken and left out, or they would be written behind the document.
  takeHydrationScripts(router);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <HeadTags />
      </head>
      <body>
        <Outlet />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: comesBack }} />
      </body>
    </html>
  );
}
