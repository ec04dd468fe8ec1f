import { atom } from 'jotai/vanilla';

/** The access token of the customer of this browser; undefined for a guest. */
export const tokenAtom = atom<string | undefined>(undefined);
/** Whether a customer is logged in. */
export const isLoggedInAtom = atom((get) => get(tokenAtom) !== undefined);
