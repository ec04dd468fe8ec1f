import { createHttp } from '@etalage/core';
import { defineFeature } from './defineFeature.ts';

/** The one HTTP client of a visit. Every feature calls the backend with it, so that all of them carry the visitor's token
 * and share its refresh. */
export const visitHttp = defineFeature(({ view: { storeCode }, tokens, events }) =>
  createHttp({ storeCode, baseUrl: location.origin, tokens, events }),
);
