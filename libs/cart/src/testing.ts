export { aLine, aNewLine, aPaymentMethod, aServerItem, aShippingMethod, anItemTotals, someTotals } from './builders.ts';
export { createFakeCart, type FakeCart } from './fakeCart.ts';
