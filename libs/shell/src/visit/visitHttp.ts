import { createHttp } from '@etalage/core';
import type { Visit } from './createVisit.ts';
import { users } from '@etalage/core/constants';
import { showFailures } from '../model/visitNotices.ts';
import { defineFeature } from './defineFeature.ts';

/** The one HTTP client of a visit. Every feature calls the backend with it, so that all of them carry the visitor's token
 * and share its refresh. The shopper is notified of calls that fail, but for `silent` ones. */
export const visitHttp = defineFeature((visit) => {
  const { view, tokens, events } = visit;
  showFailures(visit);
  const { storeCode, features } = view;
  const { tokenInHeader = users.tokenInHeader } = features;
  return createHttp({ storeCode, baseUrl: location.origin, tokens, events, tokenInHeader });
});

/** A client without a token, for what is the same for all, and for getting a new one: a refusal of that call must not refresh again. */
export const guestHttp = ({ view }: Pick<Visit, 'view'>) =>
  createHttp({ storeCode: view.storeCode, baseUrl: location.origin });
