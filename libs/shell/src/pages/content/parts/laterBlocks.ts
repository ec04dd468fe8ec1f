import { lazyRouteComponent } from '@tanstack/react-router';
import { nothing, orNothing } from '../../../loading/later.ts';
import { withWords } from '../../../words/withWords.tsx';

/** A table of sizes on a page of content. */
export const SizeTableBlock = withWords(
  ['sizes'],
  lazyRouteComponent(orNothing(async () => (await import('./SizeTableBlock.tsx')).SizeTableBlock)),
  { Instead: nothing },
);
