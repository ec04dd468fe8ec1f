import { ApiError, shortText } from '@etalage/core';
import * as v from 'valibot';

const name = shortText(255);

/** Throws a 404 for text of an address that the backend would refuse: nothing has such a name. */
export function mustBeNames(...texts: readonly (string | undefined)[]): void {
  if (texts.every((text) => text === undefined || v.is(name, text))) return;
  throw new ApiError(404, 'Nothing has this name');
}
