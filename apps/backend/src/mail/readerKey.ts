import { createHmac } from 'node:crypto';
import type { Store } from '../stores/stores.ts';

/**
 * Signs the address of a reader for the links of one kind of mail in a store view: it does not reveal the address, and
 * nobody can make it for another's.
 */
export const readerKey = (secret: string, kind: string, store: Store, email: string): string =>
  createHmac('sha256', secret).update(`${kind} ${store.id} ${email}`).digest('base64url');

const keyForm = /^[\w-]{43}$/u;

/** Whether a text can be the key of a reader. */
export const isReaderKey = (text: string): boolean => keyForm.test(text);
