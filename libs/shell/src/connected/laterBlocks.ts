import { lazyRouteComponent } from '@tanstack/react-router';
import { gate } from '../services/later.ts';
import { whenOnline } from '../services/whenOnline.ts';

/** A table of sizes on a page of content. */
export const SizeTableBlock = lazyRouteComponent(
  () => whenOnline(async () => (await gate()).onDemand()),
  'SizeTableBlock',
);
