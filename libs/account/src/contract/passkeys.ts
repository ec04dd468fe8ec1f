import { shortText } from '@etalage/core';
import * as v from 'valibot';

/** Bytes as WebAuthn writes them in JSON. */
const base64url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(16_384));
const credentialId = v.pipe(base64url, v.maxLength(1366));
const credentialType = v.literal('public-key');

/** What a customer calls a passkey. */
const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** A passkey as its customer sees it (SESSION-30). */
export const passkey = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkey>;

/** The answer of every call about the passkeys of a customer: all of them, the oldest first. */
export const passkeyList = v.array(passkey);

/** What the browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreation = v.object({
  rp: v.object({ name: v.string(), id: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: credentialType })),
  timeout: v.number(),
  excludeCredentials: v.array(v.object({ id: v.string(), type: credentialType })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreation = v.InferOutput<typeof passkeyCreation>;

/** What the browser needs to log in with one (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequest = v.object({
  challenge: v.string(),
  timeout: v.number(),
  rpId: v.string(),
  userVerification: v.literal('required'),
});
export type PasskeyRequest = v.InferOutput<typeof passkeyRequest>;

/** The body of POST /api/user/passkeys: what the browser made, and its name. */
export const passkeyAddition = v.object({
  name: passkeyName,
  credential: v.object({
    id: credentialId,
    rawId: credentialId,
    type: credentialType,
    response: v.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: v.optional(v.pipe(v.array(shortText(32)), v.maxLength(10))),
    }),
  }),
});
export type PasskeyAddition = v.InferOutput<typeof passkeyAddition>;

/** The body of POST /api/user/passkeys/rename. */
export const passkeyRenaming = v.object({ id: credentialId, name: passkeyName });
export type PasskeyRenaming = v.InferOutput<typeof passkeyRenaming>;

/** The body of POST /api/user/passkeys/delete. */
export const passkeyRemoval = v.object({ id: credentialId });

/** The body of POST /api/user/passkey-login: the challenge that a passkey has signed. */
export const passkeyLogin = v.object({
  credential: v.object({
    id: credentialId,
    rawId: credentialId,
    type: credentialType,
    response: v.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: v.optional(v.nullable(base64url)),
    }),
  }),
});
export type PasskeyLogin = v.InferOutput<typeof passkeyLogin>;
