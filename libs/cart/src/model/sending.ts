/** What a cart needs once something is sent: the check before it, the calls, and what is told after it. */
export { answerRefusalAtom } from './answerRefusal.ts';
export { askTotalsAtom } from './askTotals.ts';
export { emitConfirmed } from './notices.ts';
export { mustJoinFirst, sendRecordedAtom } from './sendRecorded.ts';
export { checkLinesAtom, dropOutOfStockAtom, refuseOutOfStockAtom } from './stockCheck.ts';
