import { lazyRouteComponent } from '@tanstack/react-router';
import { orNothing } from '../../../services/later.ts';

/** A table of sizes on a page of content. */
export const SizeTableBlock = lazyRouteComponent(
  orNothing(async () => (await import('./SizeTableBlock.tsx')).SizeTableBlock),
);
