import { atom } from 'jotai/vanilla';

/** The group of the customer of this browser, where its prices differ from those for guests (PRICE-09); undefined for a guest. */
export const customerGroupAtom = atom<{ groupId: number; groupToken: string } | undefined>(undefined);
