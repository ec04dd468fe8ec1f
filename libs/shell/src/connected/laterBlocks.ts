import { lazyRouteComponent } from '@tanstack/react-router';
import { gate, orNothing } from '../services/later.ts';

/** A table of sizes on a page of content. */
export const SizeTableBlock = lazyRouteComponent(
  orNothing(async () => (await (await gate()).onDemand()).SizeTableBlock),
);
