import { atom } from 'jotai/vanilla';
import type { Passkey, PasskeyRenaming } from '../../contract.ts';
import { ownerAtom } from './ordersAtoms.ts';
import { orPasskeyError, PasskeyError } from './passkeyError.ts';
import { sessionPortsAtom } from './ports.ts';
import { enterAtom } from './sessionAtoms.ts';

/** Loads what speaks to the browser's passkeys: nobody else needs it. */
const loadAuthenticator = () => import('./authenticator.ts');

/** The passkeys of a customer, with whose they are. */
const keptAtom = atom<{ owner: number; list: readonly Passkey[] } | undefined>(undefined);

/** The passkeys of the customer; undefined until they are loaded (SESSION-30). */
export const passkeysAtom = atom((get): readonly Passkey[] | undefined => {
  const kept = get(keptAtom);
  return kept?.owner === get(ownerAtom) ? kept.list : undefined;
});

/** Keeps what a call answers, unless its customer has left meanwhile. */
const keepAtom = atom(null, async (get, set, call: Promise<readonly Passkey[]>): Promise<void> => {
  const owner = get(ownerAtom);
  set(keptAtom, { owner, list: await call });
});

/** Loads the passkeys of the customer. */
export const loadPasskeysAtom = atom(null, (get, set) => set(keepAtom, get(sessionPortsAtom).api.passkeys()));

/** Makes a passkey on this device and adds it. Throws PasskeyError, and the server's refusal. */
export const addPasskeyAtom = atom(null, async (get, set, name: string): Promise<void> => {
  const { api } = get(sessionPortsAtom);
  refuseWithoutPasskeys();
  const [options, { createPasskey }] = await Promise.all([api.passkeyCreation(), loadAuthenticator()]);
  const credential = await orPasskeyError(createPasskey(options));
  await set(keepAtom, api.addPasskey({ name, credential }));
});

/** Renames a passkey. */
export const renamePasskeyAtom = atom(null, (get, set, renaming: PasskeyRenaming) =>
  set(keepAtom, get(sessionPortsAtom).api.renamePasskey(renaming)),
);

/** Removes a passkey: nobody logs in with it any more. */
export const removePasskeyAtom = atom(null, (get, set, id: string) =>
  set(keepAtom, get(sessionPortsAtom).api.removePasskey(id)),
);

function refuseWithoutPasskeys(): void {
  if (!('PublicKeyCredential' in globalThis)) throw new PasskeyError('failed');
}

/** Logs in with a passkey that the shopper chooses. Throws PasskeyError, and the server's refusal. */
export const logInWithPasskeyAtom = atom(null, async (_get, set): Promise<void> => {
  refuseWithoutPasskeys();
  await set(signInAtom, false);
});

const signInAtom = atom(null, async (get, set, isOffered: boolean): Promise<void> => {
  const { api } = get(sessionPortsAtom);
  const [options, { signWithPasskey }] = await Promise.all([api.passkeyRequest(), loadAuthenticator()]);
  const credential = await orPasskeyError(signWithPasskey(options, isOffered));
  await set(enterAtom, () => api.logInWithPasskey({ credential }));
});

/**
 * Offers passkeys in the field of the email address, where the browser can; resolves to whether somebody logged in with one.
 * Throws the server's refusal.
 */
export const offerPasskeysAtom = atom(null, async (_get, set): Promise<boolean> => {
  if (!('PublicKeyCredential' in globalThis)) return false;
  if ((await PublicKeyCredential.isConditionalMediationAvailable?.()) !== true) return false;
  try {
    await set(signInAtom, true);
    return true;
  } catch (error) {
    if (error instanceof PasskeyError) return false;
    throw error;
  }
});

/** Ends an offer that nobody took up. */
export const endPasskeyOfferAtom = atom(null, async (): Promise<void> => {
  if ('PublicKeyCredential' in globalThis) (await loadAuthenticator()).cancelOffer();
});
