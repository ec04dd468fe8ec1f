export { lastDayToPay, spacedIban } from './bankTransfer.ts';
export { orderFingerprint } from './fingerprint.ts';
export { mayMove } from './orderStates.ts';
export { orderRefusal, orderRefusalTexts, type OrderFacts, type OrderRefusal } from './refusals.ts';
