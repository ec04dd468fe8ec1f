/** What the coupon form says, in Dutch: the type of every other language. Apart, because only the cart page has the form. */
export const couponNl = {
  question: 'Heb je een kortingscode?',
  label: 'Kortingscode',
  apply: 'Toepassen',
  applied: (code: string, discount: string): string => `Kortingscode ${code}: ${discount} korting`,
  /** Of a code that takes nothing off. */
  idle: (code: string): string =>
    `Kortingscode ${code} telt nu niet mee: de code is verlopen of al gebruikt, of je bestelbedrag is te laag. Verwijder de code of vul je winkelwagen aan.`,
  remove: 'Verwijderen',
  removeCode: (code: string): string => `Kortingscode ${code} verwijderen`,
  missing: 'Vul je kortingscode in.',
  couponNotValid: 'Deze kortingscode is niet geldig',
  offline: 'Je bent offline. Probeer het opnieuw zodra je weer internet hebt.',
  failed: 'Dat lukte niet. Probeer het zo opnieuw.',
};

/** The words of the coupon form. */
export type CouponMessages = typeof couponNl;
