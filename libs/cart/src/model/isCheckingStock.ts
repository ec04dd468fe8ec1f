import { atom } from 'jotai/vanilla';

/** True while the stock of what is being added is asked for (STOCK-11). Apart, because the first load of a product page has it. */
export const isCheckingStockAtom = atom(false);
