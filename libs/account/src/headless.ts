export { orderAgainEn } from './messages/orderAgainEn.ts';
export { orderAgainNl, type OrderAgainMessages } from './messages/orderAgain.ts';
export { withdrawalEn } from './messages/withdrawalEn.ts';
export { withdrawalNl, type WithdrawalMessages } from './messages/withdrawal.ts';
export { namedOrderIssues, wholeOrder, type NamedOrder, type WithdrawalChoice } from './model/withdrawal.ts';
export { createWithdrawalApi, type WithdrawalApi } from './withdrawalApi.ts';
export type { WithdrawableOrder, Withdrawal, WithdrawalRequest } from './contract.ts';
export { accountPagesEn } from './messages/accountPagesEn.ts';
export { accountPagesNl, type AccountPageMessages } from './messages/accountPages.ts';
export type { AddressPayload, AddressQuery, OrderAddress } from './contract.ts';
export { en } from './messages/en.ts';
export { nl, type AccountMessages } from './messages/nl.ts';
export { countries, emptyAddress, type AddressDetails } from './rules/address.ts';
export {
  billingFields,
  canLookUpAddress,
  shippingFields,
  validateAddress,
  validateEmail,
  validateName,
  validatePassword,
  validatePlainText,
  type AddressField,
  type FieldMessage,
  type Issue,
} from './rules/validateAddress.ts';
export { fromOrderAddress, toAddressPayload, toAddressQuery, toOrderAddress } from './wire.ts';
export {
  changeIssues,
  deletionIssues,
  forgottenIssues,
  loginIssues,
  newPasswordIssues,
  registrationIssues,
  type ChangedPassword,
  type Credentials,
  type DeletionPassword,
  type ForgottenPassword,
  type FormIssue,
  type FormMessage,
  type Registration,
  type RepeatedPassword,
} from './model/session/formIssues.ts';
export {
  checkNewsletterAtom,
  connectNewsletterAtom,
  forgetNewsletterAtom,
  newsletterAtom,
  subscribeAtom,
  unsubscribeAtom,
  type Newsletter,
  type NewsletterPorts,
} from './model/newsletter/newsletterAtoms.ts';
export { createLoyaltyApi, type LoyaltyApi } from './loyaltyApi.ts';
export { loyaltyEn } from './messages/loyaltyEn.ts';
export { loyaltyNl, type LoyaltyMessages } from './messages/loyalty.ts';
export { createNewsletterApi, type NewsletterApi } from './newsletterApi.ts';
export { createUserApi, refreshTokens, type SessionTokens, type UserApi } from './api.ts';
export type { Customer, CustomerAddress, CustomerChanges, Passkey, Profile } from './contract.ts';
export {
  accountDeletedKey,
  deleteAccountAtom,
  downloadDataAtom,
  type DataFile,
} from './model/session/accountDataAtoms.ts';
export { createBotTokens } from './model/session/botTokens.ts';
export {
  loadMoreOrdersAtom,
  loadOrderAtom,
  loadOrdersAtom,
  ordersAtom,
  type OrdersState,
} from './model/session/ordersAtoms.ts';
export type { OrderDetail, OrderedLine, OrderState, OrderSummary, Tracking } from './model/orders.ts';
export {
  addPasskeyAtom,
  endPasskeyOfferAtom,
  loadPasskeysAtom,
  logInWithPasskeyAtom,
  offerPasskeysAtom,
  passkeysAtom,
  removePasskeyAtom,
  renamePasskeyAtom,
} from './model/session/passkeyAtoms.ts';
export { PasskeyError, type PasskeyFailure } from './model/session/passkeyError.ts';
export { sessionPortsAtom, type SessionPorts } from './model/session/ports.ts';
export { connectUpdates } from './model/session/connectUpdates.ts';
export { cancelUpdateAtom, reloadProfileAtom, waitingUpdatesAtom } from './model/session/cancelUpdate.ts';
export {
  dropUpdatesAtom,
  restoreUpdatesAtom,
  sendUpdatesAtom,
  updateProfileAtom,
  waitingChangesAtom,
} from './model/session/profileAtoms.ts';
export {
  changePasswordAtom,
  createPasswordAtom,
  logInAtom,
  logOutAtom,
  OfflineError,
  refreshProfileAtom,
  registerAtom,
  requestPasswordAtom,
  startSessionAtom,
  takeOverSessionAtom,
  tokenLockAtom,
  userAtom,
  type LoginDetails,
  type RegistrationDetails,
  type TokenLock,
  type UserState,
} from './model/session/sessionAtoms.ts';
export type { UpdateOutcome } from './model/session/updateOutcome.ts';
export { sessionKeys } from './model/session/sessionKeys.ts';
export { createSessionStorage, type SessionStorage } from './model/session/sessionStorage.ts';
export { refreshStoredTokens } from './model/session/refreshStoredTokens.ts';
export { customerGroupAtom } from './model/session/groupAtom.ts';
export { isLoggedInAtom, tokenAtom } from './model/session/tokenAtom.ts';
