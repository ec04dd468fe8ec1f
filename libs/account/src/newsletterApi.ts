import { read, silent, UnreachableError } from '@etalage/core';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { newsletterStatus } from './contract.ts';

/** The calls of the newsletter. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type NewsletterApi = {
  isSubscribed(email: string): Promise<boolean>;
  subscribe(email: string): Promise<void>;
  unsubscribe(email: string): Promise<void>;
};

/** The newsletter's calls over the shop's HTTP client. They are silent, and outlive the page: a shopper may be on the way to pay. */
export function createNewsletterApi(client: KyInstance, path: string): NewsletterApi {
  const http = client.extend({ ...silent, keepalive: true });
  return {
    isSubscribed: async (email) =>
      (await read(http.get(path, { searchParams: { email } }), newsletterStatus)) === 'subscribed',
    subscribe: async (email) => void (await read(http.post(path, { json: { email } }), v.unknown())),
    unsubscribe: async (email) => void (await read(http.delete(path, { json: { email } }), v.unknown())),
  };
}

const disconnected = (): Promise<never> => Promise.reject(new UnreachableError('The newsletter is not connected'));

/** Calls that reach nothing: a connection that was forgotten is loud. */
export const disconnectedNewsletterApi: NewsletterApi = {
  isSubscribed: disconnected,
  subscribe: disconnected,
  unsubscribe: disconnected,
};
