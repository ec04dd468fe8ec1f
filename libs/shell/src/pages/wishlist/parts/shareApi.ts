import { createWishlistShareApi } from '@etalage/wishlist/headless';
import { defineFeature } from '../../../visit/defineFeature.ts';
import { visitHttp } from '../../../visit/visitHttp.ts';
import { viewOf } from '../../../visit/viewOf.ts';

/** The calls that share a list. */
export const shareApi = defineFeature((visit) => createWishlistShareApi(visitHttp(visit), viewOf(visit)));
