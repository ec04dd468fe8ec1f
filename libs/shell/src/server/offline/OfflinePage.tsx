import { button, WarningIcon } from '@etalage/ui';
import * as css from '../../components/ErrorView/ErrorView.css.ts';
import { linkTo } from '../../links.ts';
import { keptPagesId } from '../../worker/names.ts';
import { useLateWords, useWords } from '../../words/WordsContext.ts';

/** Of the page that was asked for, in whose place this one is shown. */
const sameAddress = '';

/** Says that there is no network, and what one can look at meanwhile. It has no script: its links are all that it does. */
export function OfflinePage() {
  const { tryAgain, backToHome } = useLateWords('shop');
  const { offlineGuide } = useWords().frame;
  const { offline: words } = useLateWords('outage');
  const quiet = button({ look: 'quiet' });
  return (
    <section className={css.view} aria-labelledby="offline-title">
      <span className={css.sign}>
        <WarningIcon size="l" />
      </span>
      <h1 id="offline-title">{words.offlineTitle}</h1>
      <p>{words.offlineText}</p>
      <p className={css.actions}>
        <a className={button({ look: 'action' })} href={sameAddress}>
          {tryAgain}
        </a>
        <a className={quiet} href={linkTo('home')}>
          {backToHome}
        </a>
        <a className={quiet} href={linkTo('cart')}>
          {words.offlineCart}
        </a>
        <a className={quiet} href={linkTo('offline-guide')}>
          {offlineGuide}
        </a>
      </p>
      <nav id={keptPagesId} className={css.more} aria-labelledby="kept-pages-title" hidden>
        <h2 id="kept-pages-title">{words.offlineKept}</h2>
        <p className={css.actions}>
          <a className={quiet} href={linkTo('home')}>
            {backToHome}
          </a>
        </p>
      </nav>
    </section>
  );
}
