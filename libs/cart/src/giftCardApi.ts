import { ApiError, read, silent } from '@etalage/core';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { done } from './contract.ts';
import { giftCard, type GiftCard } from './giftCardContract.ts';

/** The calls about gift cards. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type GiftCardApi = {
  apply(cartId: string, code: string): Promise<true>;
  /** Refused with 404 when the cart does not use it. */
  remove(cartId: string, code: string): Promise<true>;
  check(code: string): Promise<GiftCard>;
};

const refusal = v.object({ errorMessage: v.string() });

/** The calls over the shop's HTTP client, which brings the token. They are silent: the form says what the server refuses. */
export function createGiftCardApi(client: KyInstance, giftcard = '/api/ext/giftcard'): GiftCardApi {
  const http = client.extend(silent);
  const post = async <T>(act: string, json: object, answer: v.GenericSchema<unknown, T>): Promise<T> => {
    const result = await read(http.post(`${giftcard}/${act}`, { json }), v.union([answer, refusal]));
    // Not 404, which a removal counts as success.
    if (v.is(refusal, result)) throw new ApiError(400, result.errorMessage, result);
    return v.parse(answer, result);
  };
  return {
    apply: (quoteId, giftCardCode) => post('apply', { token: '', quoteId, giftCardCode }, done),
    remove: (quoteId, giftCardCode) => post('remove', { token: '', quoteId, giftCardCode }, done),
    check: (giftCardCode) => post('check', { giftCardCode }, giftCard),
  };
}
