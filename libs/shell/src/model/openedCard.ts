import type { OpenedCard } from '@etalage/catalog';
import { atom } from 'jotai/vanilla';

/** The card that was opened last: the page of its product begins with what it tells. */
export const openedCardAtom = atom<OpenedCard | undefined>(undefined);
