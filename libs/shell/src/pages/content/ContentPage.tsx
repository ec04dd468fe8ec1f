import { standardBlocks, StoryView, type BlockRegistry, type Story } from '@etalage/cms';
import { Suspense } from 'react';
import { useWords } from '../../words/WordsContext.ts';
import type { PageProps } from '../definePage.tsx';
import * as css from './ContentPage.css.ts';
import { SizeTableBlock } from './parts/laterBlocks.ts';

const contentBlocks: BlockRegistry = {
  ...standardBlocks,
  others: {
    size_table: (block) => (
      <div className={css.inner}>
        <SizeTableBlock block={block} />
      </div>
    ),
  },
};

/** A page of content under a title: service, terms, privacy. */
export function ContentPage({ data: story }: PageProps<Story>) {
  const { content } = useWords();
  return (
    <article className={css.content}>
      <div className={css.inner}>
        <h1>{story.name}</h1>
      </div>
      <Suspense>
        <StoryView story={story} messages={content} registry={contentBlocks} />
      </Suspense>
    </article>
  );
}
