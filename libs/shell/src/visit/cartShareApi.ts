import { createCartShareApi } from '@etalage/cart/headless';
import { defineFeature } from './defineFeature.ts';
import { viewOf } from './viewOf.ts';
import { visitHttp } from './visitHttp.ts';

/** The calls that share a cart. */
export const cartShareApi = defineFeature((visit) =>
  createCartShareApi(visitHttp(visit), viewOf(visit).endpoints.cart),
);
