import type { ReactNode } from 'react';
import { loadOnline } from './whenOnline.ts';

let opened: (typeof import('../connected/gate.ts'))['load'] | undefined;

/**
 * What the gate leads to; its code and the names of its files come when someone goes through. Asked of the browser once:
 * its answer to a second `import` takes 30 ms on a slow phone.
 */
export const gate = async () => (opened ??= (await import('../connected/gate.ts')).load);

type Part<Props> = (props: Props) => ReactNode;

/** Renders nothing. */
export const nothing = () => null;

/** Loads a part of a page that nobody waits for. Where its code does not come the page stays as it is, with `instead` in its place. */
export const orElse =
  <Props>(load: () => Promise<Part<Props>>, instead: Part<Props>) =>
  async (): Promise<{ default: Part<Props> }> => ({ default: await loadOnline(load).catch(() => instead) });

/** The same, with nothing in its place. */
export const orNothing = <Props>(load: () => Promise<Part<Props>>) => orElse(load, nothing);
