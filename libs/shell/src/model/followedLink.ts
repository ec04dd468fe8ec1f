import { atom } from 'jotai/vanilla';

/** The link that was followed last: the page of a product begins with what the card around its link tells. */
export const followedLinkAtom = atom<HTMLAnchorElement | undefined>(undefined);
