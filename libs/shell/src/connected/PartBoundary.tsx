import { BlockBoundary } from '@etalage/cms';
import type { ReactNode } from 'react';
import { useWords } from '../words/WordsContext.ts';

/** An error boundary around one part of a page, so that the rest of it still renders (ERR-06). */
export function PartBoundary({ children }: { children: ReactNode }) {
  const { content } = useWords();
  return <BlockBoundary messages={content}>{children}</BlockBoundary>;
}
