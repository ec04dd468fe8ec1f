import type { DetailMessages } from './detailNl.ts';
import { en } from './en.ts';
import { factsEn } from './factsEn.ts';
import { legalEn } from './legalEn.ts';

/** The same in English. */
export const detailEn: DetailMessages = { ...en, ...factsEn, ...legalEn };
