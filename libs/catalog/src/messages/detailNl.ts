import { factsNl } from './factsNl.ts';
import { legalNl } from './legalNl.ts';
import { nl } from './nl.ts';

/** All that the data of a product's page are made with. */
export const detailNl = { ...nl, ...factsNl, ...legalNl };

/** The type every translation matches. */
export type DetailMessages = typeof detailNl;
