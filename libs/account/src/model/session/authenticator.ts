import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PasskeyAddition, PasskeyCreation, PasskeyLogin, PasskeyRequest } from '../../contract.ts';

/** Makes a passkey on a device of the shopper. Throws what the browser says, as `cause` of an error of the library. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyAddition['credential']> {
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/**
 * Signs a challenge with a passkey of the shopper. `isOffered`: the browser offers it in the field of the email address, and
 * waits for as long as the shopper does something else. Throws like `createPasskey`.
 */
export async function signWithPasskey(
  optionsJSON: PasskeyRequest,
  isOffered: boolean,
): Promise<PasskeyLogin['credential']> {
  const options = { optionsJSON, useBrowserAutofill: isOffered, verifyBrowserAutofillInput: false };
  const { id, rawId, response } = await startAuthentication(options);
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Ends an offer that nobody took up. */
export const cancelOffer = (): void => WebAuthnAbortService.cancelCeremony();
