import { formatDate } from '@etalage/core';
import type { WithdrawalMessages } from './withdrawal.ts';

/** The words of withdrawing from a contract and of the returns that follow, in English. */
export const withdrawalEn: WithdrawalMessages = {
  intro: 'You have 30 days after the delivery to change your mind. You need not give a reason.',
  findTitle: 'Which order is it about?',
  orderNumber: 'Order number',
  find: 'Find the order',
  chooseTitle: (number) => `What do you want to withdraw from order ${number}?`,
  until: (instant) => `You can withdraw up to and including ${formatDate(instant, 'en-GB')}.`,
  wholeOrder: 'The whole order',
  quantityOf: (name) => `Quantity of ${name}`,
  withdrawnBefore: (count) => `${count} withdrawn before`,
  sealed: 'Sealed for hygiene: you can only send this back unopened.',
  next: 'Continue',
  chooseOne: 'Choose at least one item.',
  nothingLeft: 'All of this order has been withdrawn.',
  confirmTitle: 'Is this right?',
  confirmText: (number) => `You withdraw from the contract about these items of order ${number}.`,
  confirmWithdrawal: 'Confirm withdrawal',
  back: 'Back',
  receiptTitle: 'We have received your withdrawal',
  receivedAt: (number, moment) => `Withdrawal ${number}, received at ${moment}`,
  receiptCanceled:
    'You had not paid yet, so your order is canceled. You need not pay and you need not send anything back. Did you pay after all? Then you get your money back. You will get a receipt by email.',
  receiptDue: (amount) =>
    `You had not paid yet: for the rest of your order you pay ${amount}. You need not send anything back. Did you pay more already? Then you get the difference back. You will get a receipt by email.`,
  receiptNothingDue:
    'You need not pay any more and you need not send anything back. What you paid of this by gift card is on the card again. You will get a receipt by email.',
  receiptText: 'You will get a receipt by email. It says how to send the items back within 14 days.',
  otherOrder: 'Another order',
  offline: 'You are offline. Connect and try again; what you filled in stays.',
  returnsOfOrder: 'Withdrawals and returns',
  withdrawalNumber: (number) => `Withdrawal ${number}`,
  ofOrder: (number) => `Of order ${number}`,
  noReturns: 'You have not withdrawn anything',
  noReturnsText: 'When you send something back, you see here how far it is.',
  loadingReturns: 'Loading your returns',
  returnsNotRetrieved: 'Unable to retrieve your returns',
  states: { requested: 'Requested', received: 'Return received', refunded: 'Refunded', canceled: 'Not paid, canceled' },
};
