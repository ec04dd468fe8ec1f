import { Coupon, createCouponApi, type CouponMessages } from '@etalage/cart';
import { useState } from 'react';
import type { Visit } from '../visit/createVisit.ts';
import { defineFeature } from '../visit/defineFeature.ts';
import { visitHttp } from '../visit/visitHttp.ts';
import { viewOf } from '../visit/viewOf.ts';

const couponApi = defineFeature((visit) => createCouponApi(visitHttp(visit), viewOf(visit).endpoints.cart));

/** The coupon of the cart, with its calls. */
export function CouponPart({ visit, messages }: { visit: Visit; messages: CouponMessages }) {
  const [api] = useState(() => couponApi(visit));
  return <Coupon api={api} messages={messages} />;
}
