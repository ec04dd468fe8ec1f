import { UnreachableError } from '@etalage/core';

type Sending = typeof import('./sending.ts');

/** What sends acts, once it is there. */
let loaded: Sending | undefined;

/** Loads what sends acts: a page that only shows the cart does not begin with it. While it does not come, acts wait. */
export const loadSending = async (): Promise<Sending> =>
  (loaded ??= await import('./sending.ts').catch(() => {
    throw new UnreachableError('No code to send with');
  }));
