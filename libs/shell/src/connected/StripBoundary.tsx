import { BlockBoundary } from '@etalage/cms';
import type { ReactNode } from 'react';
import { useWords } from '../words/WordsContext.ts';

/** An error boundary around one strip of products, so that the rest of the page still renders (ERR-06). */
export function StripBoundary({ children }: { children: ReactNode }) {
  const { content } = useWords();
  return <BlockBoundary messages={content}>{children}</BlockBoundary>;
}
