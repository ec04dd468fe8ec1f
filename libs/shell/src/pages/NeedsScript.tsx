import { link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useLateWords } from '../words/WordsContext.ts';
import * as css from './pages.css.ts';

/** For who has no scripts, on a page that only the browser can fill: what to do, and whom to call. */
export function NeedsScript() {
  const words = useLateWords('shop');
  const { app } = useRouteContext({ from: '__root__' });
  const { phone } = app.view.contact;
  return (
    <noscript>
      <p className={css.notice}>
        {words.needsScript}
        <a className={link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      </p>
    </noscript>
  );
}
