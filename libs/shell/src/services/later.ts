import type { ReactNode } from 'react';
import { whenOnline } from './whenOnline.ts';

/** What the gate leads to; its code and the names of its files come when someone goes through. */
export const gate = async () => (await import('../connected/gate.ts')).load;

type Part<Props> = (props: Props) => ReactNode;

const nothing = () => null;

/** Loads a part of a page that nobody waits for. Where its code does not come it draws nothing, and the page stays as it is. */
export const orNothing =
  <Props>(load: () => Promise<Part<Props>>) =>
  async (): Promise<{ default: Part<Props> }> => ({ default: await whenOnline(load).catch(() => nothing) });
