import { emailAddress, shortText } from '@etalage/core';
import * as v from 'valibot';
import { customerAddress } from './customer.ts';

/** Long enough for a passphrase, and short enough to be hashed at once. */
const password = shortText(256);
const secret = shortText(512);
const name = shortText(255);

/** What the bot protection gave the client: null where it failed (BOT-02). */
const botToken = v.optional(v.nullable(shortText(8192)));

/** The body of POST /api/user/login (SESSION-03). */
export const loginRequest = v.object({ username: shortText(254), password, token: botToken });
export type LoginRequest = v.InferOutput<typeof loginRequest>;

/** The answer of login and refresh: an access token; the refresh token stands beside it, in `meta`. */
export const sessionToken = v.pipe(v.string(), v.length(32));
export const sessionMeta = v.object({ refreshToken: v.pipe(v.string(), v.nonEmpty()) });

/** The body of POST /api/user/refresh (SESSION-21), and of /logout. */
export const refreshRequest = v.object({ refreshToken: secret });

/** The body of POST /api/user/create (SESSION-08). */
export const registration = v.object({
  customer: v.object({
    email: emailAddress,
    firstname: name,
    lastname: name,
    addresses: v.optional(v.pipe(v.array(customerAddress), v.maxLength(20))),
  }),
  password,
  token: botToken,
});
export type Registration = v.InferOutput<typeof registration>;

/** The body of POST /api/user/reset-password (SESSION-12). */
export const passwordResetRequest = v.object({ email: emailAddress });

/** The body of POST /api/user/create-password: `resetToken` is that of the mailed link (SESSION-14). */
export const newPassword = v.object({ email: emailAddress, newPassword: password, resetToken: secret });
export type NewPassword = v.InferOutput<typeof newPassword>;

/** The body of POST /api/user/change-password (SESSION-15). */
export const passwordChange = v.object({ currentPassword: password, newPassword: password });
export type PasswordChange = v.InferOutput<typeof passwordChange>;

/** The body of POST /api/user/delete (ACC-13). */
export const accountDeletion = v.object({ password });
export type AccountDeletion = v.InferOutput<typeof accountDeletion>;

/** The answer of GET /api/user/data: all that is kept of a customer, by section (ACC-12). */
export const customerData = v.looseObject({ exported_at: v.string() });
export type CustomerData = v.InferOutput<typeof customerData>;

/** The body of POST /api/user/confirm-email: `token` is that of the mailed link (SESSION-31). */
export const emailConfirmation = v.object({ email: emailAddress, token: secret });

const challengeData = v.object({ expires: v.number() });
/** A challenge of ALTCHA as the server makes and signs it. `expires` is in epoch milliseconds. */
export const botChallenge = v.object({
  parameters: v.object({
    algorithm: secret,
    nonce: secret,
    salt: secret,
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: secret,
    data: v.optional(challengeData),
  }),
  signature: secret,
});
export type BotChallenge = v.InferOutput<typeof botChallenge>;

/** The answer of GET /api/user/challenge: null where there is nothing to solve. */
export const botChallengeAnswer = v.nullable(botChallenge);

/** What a client sends as token, as base64 of its JSON text. */
export const botSolution = v.object({
  challenge: botChallenge,
  solution: v.object({ counter: v.number(), derivedKey: secret, time: v.optional(v.number()) }),
});
