import type { ReactNode } from 'react';
import { loadOnline } from './whenOnline.ts';

let loaded: (typeof import('../connected/lazyParts.ts'))['lazyParts'] | undefined;

/** Imports the lazy parts. Cached, because importing them again takes 30 ms on a slow phone. */
export const loadLazyParts = async () => (loaded ??= (await import('../connected/lazyParts.ts')).lazyParts);

type Part<Props> = (props: Props) => ReactNode;

/** Renders nothing. */
export const nothing = () => null;

/** Loads a part of a page that nobody waits for. Where its code does not come the page stays as it is, with `instead` in its place. */
export const orElse =
  <Props>(load: () => Promise<Part<Props>>, instead: Part<Props>) =>
  async (): Promise<{ default: Part<Props> }> => ({ default: await loadOnline(load).catch(() => instead) });

/** The same, with nothing in its place. */
export const orNothing = <Props>(load: () => Promise<Part<Props>>) => orElse(load, nothing);
