import { ApiError } from '@etalage/core';

/** The server does not know the cart. */
export class UnknownCart extends ApiError {}
