import { standardBlocks, StoryView } from '@etalage/cms';
import { link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLoaded } from '../connected/useLoaded.ts';
import { linkTo } from '../links.ts';
import { noNotes } from '../model/pageNotes.ts';
import { content } from '../pages/content/page.ts';
import * as css from '../pages/pages.css.ts';
import { useLateWords, useWords } from '../words/WordsContext.ts';
import { PendingPart } from './lazyPart.tsx';

const termsSlug = 'algemene-voorwaarden';

/** The terms as the content service has them, while the order stays as it is; where they do not load, in short. */
export function Terms() {
  const words = useWords();
  const { pages } = useRouteContext({ from: '__root__' });
  const { data, isFailed } = useLoaded(
    useCallback(() => pages.load(content, { params: { slug: termsSlug }, search: {} }, noNotes), [pages]),
  );
  if (isFailed) return <TermsInShort />;
  if (!data) return <PendingPart />;
  return <StoryView story={data.data} messages={words.content} registry={standardBlocks} />;
}

/** With the whole of them one link away, in a tab of its own. */
function TermsInShort() {
  const words = useLateWords('shop');
  return (
    <div className={css.text}>
      {words.termsText.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <a className={link} href={linkTo('cms-page', { slug: termsSlug })} target="_blank">
        {words.termsWhole}
      </a>
    </div>
  );
}
