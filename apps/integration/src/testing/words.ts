import { nl } from '@etalage/shell/nl';
import { loadServerWords } from '@etalage/shell/server';

/** What a store server makes pages with, in the language of the three shops. */
export const words = await loadServerWords(nl);
