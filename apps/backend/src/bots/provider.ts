import * as v from 'valibot';
import { refuse } from '../http/envelope.ts';
import type { BotProtection } from './botPort.ts';

const verdict = v.object({ success: v.boolean() });
const unreachable = 'We kunnen je nu niet laten inloggen. Probeer het over een paar minuten opnieuw.';
/** Milliseconds. */
const timeout = 5000;

type ProviderOptions = { verifyUrl: string; secret: string; fetch: typeof globalThis.fetch };

/** A provider whose script gives the client a token: asked as reCAPTCHA, hCaptcha and Turnstile are (`siteverify`). */
export const createProvider = ({ verifyUrl, secret, fetch }: ProviderOptions): BotProtection => ({
  challenge: async () => null,
  isValid: async (token, client) => {
    if (!token) return false;
    const body = new URLSearchParams({ secret, response: token, remoteip: client });
    const options = { method: 'POST', body, signal: AbortSignal.timeout(timeout) };
    const answer = await fetch(verifyUrl, options).catch(() => undefined);
    const read = v.safeParse(verdict, await answer?.json().catch(() => undefined));
    return read.success ? read.output.success : refuse(503, unreachable);
  },
  sweep: async () => undefined,
});
