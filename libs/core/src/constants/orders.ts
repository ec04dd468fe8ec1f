export const cart = {
  synchronize: true,
  synchronizeTotals: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  countType: 'quantities',
} as const;
export const checkout = { activityWindow: 1_800_000 } as const;
export const queues = { maxNetworkTaskAttempts: 1, maxCartBypassAttempts: 1 } as const;
export const orders = { automaticTransmission: false, pageSize: 20, firstPage: 1 } as const;
/** Hours, and days for bank transfer. */
export const order = { paymentWindow: 24, bankTransferWindow: 14 } as const;
export const returns = { days: 30 } as const;
/** Home delivery and service point, in cents. */
export const shipping = {
  nl: { price: 495, freeFrom: 5000 },
  be: { price: 795 },
  servicePoint: { price: 395 },
} as const;
export const pickup = { maxLocations: 20 } as const;
/** The radius is in kilometres. */
export const storeLocator = { radius: 30, pickupFlag: 'is_pickup_location=1' } as const;
export const autocomplete = { countries: ['NL', 'BE'] } as const;
export const giftCard = { segment: 'amasty_giftcard' } as const;
/** One point is worth five cents. */
export const loyalty = { segment: 'loyalty_points', pointsPerEuro: 1, pointValue: 5 } as const;
export const zip = { minLength: 2 } as const;
export const name = { minLength: 2 } as const;
/** The discount is in percent, the validity in days. */
export const newsletter = { discount: 10, couponValidity: 30 } as const;
