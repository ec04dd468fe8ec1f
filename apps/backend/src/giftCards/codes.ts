import { createHash, randomInt } from 'node:crypto';

/** A code as it is compared: without regard to case, spaces and dashes (GIFT-04). */
export const normalCode = (text: string): string => text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

/** What is kept of a code. It has no secret in it, so that cards outlive a change of secrets. */
export const codeHash = (code: string): string => createHash('sha256').update(`gift card ${code}`).digest('base64url');

/** Letters and digits that nobody takes for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

/** A code of 80 bits: too many to try, also for who has the hashes. */
export const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
