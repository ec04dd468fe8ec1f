import type { PasskeyAddition, PasskeyCreation, PasskeyLogin, PasskeyRequest } from '@etalage/account/contract';
import { passkeyCreation, passkeyRequest } from '@etalage/account/contract';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { CustomerRow } from '../customers/tables.ts';
import type { Store } from '../stores/stores.ts';
import { challengeValidity } from './challenges.ts';
import type { PasskeyRow } from './tables.ts';

/** Three hundred modules, which a backend needs once somebody uses a passkey. */
const library = () => import('@simplewebauthn/server');

const bytesOf = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'));

/** A passkey belongs to the domain of its store. */
const domainOf = ({ url }: Store): string => new URL(url).hostname;
const originOf = ({ url }: Store): string => new URL(url).origin;

/** Tells the authenticator which account it is, and nothing of whose. */
const userHandle = (secret: string, { id }: CustomerRow) =>
  new Uint8Array(createHmac('sha256', secret).update(`passkeys of ${id}`).digest());

type Creating = { store: Store; customer: CustomerRow; challenge: string; secret: string; known: readonly string[] };

/** What a browser needs to make a passkey, which the device unlocks by fingerprint, face or code. */
export async function creationOptions(creating: Creating): Promise<PasskeyCreation> {
  const { store, customer, challenge, secret, known } = creating;
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: store.name,
    rpID: domainOf(store),
    userName: customer.email,
    userDisplayName: customer.firstName,
    userID: userHandle(secret, customer),
    challenge: bytesOf(challenge),
    timeout: challengeValidity,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return v.parse(passkeyCreation, options);
}

/** What a browser needs to log in with a passkey of this store, whosever it is. */
export async function requestOptions(store: Store, challenge: string): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: domainOf(store),
    challenge: bytesOf(challenge),
    timeout: challengeValidity,
    userVerification: 'required',
  });
  return v.parse(passkeyRequest, options);
}

/** The public key that a browser made for a challenge; undefined for what is none. */
export async function readCreated(
  store: Store,
  { credential }: PasskeyAddition,
  challenge: string,
): Promise<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { transports = [], ...response } = credential.response;
  const { verifyRegistrationResponse } = await library();
  const verified = await unlessBroken(() =>
    verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originOf(store),
      expectedRPID: domainOf(store),
      requireUserVerification: true,
    }),
  );
  if (verified?.registrationInfo === undefined) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The count of a passkey after it has signed a challenge; undefined for a wrong signature, and for a copy of a passkey. */
export async function readSigned(
  store: Store,
  { credential, passkey }: PasskeyLogin & { passkey: PasskeyRow },
  challenge: string,
): Promise<number | undefined> {
  const { id, publicKey, counter } = passkey;
  const { userHandle: _handle, ...response } = credential.response;
  const { verifyAuthenticationResponse } = await library();
  const verified = await unlessBroken(() =>
    verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originOf(store),
      expectedRPID: domainOf(store),
      requireUserVerification: true,
      credential: { id, publicKey: bytesOf(publicKey), counter },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}

/** The library throws for whatever is wrong with an answer. */
async function unlessBroken<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** The challenge that a browser says it signed, as base64url; undefined for what cannot be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const read = v.safeParse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return read.success ? read.output.challenge : undefined;
  } catch {
    return undefined;
  }
}
const clientData = v.object({ challenge: v.string() });
