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
export { keptAddressIssues } from './rules/orderAddress.ts';
export {
  fromOrderAddress,
  orderAddressOf,
  toAddressPayload,
  toAddressQuery,
  toCustomerAddress,
  toOrderAddress,
} from './wire.ts';
export { AddressFields, type AddressFieldsProps } from './components/AddressFields/AddressFields.tsx';
export { focusFirstIssue } from './components/focusFirstIssue.ts';
export { FormField, type FormFieldProps } from './components/FormField/FormField.tsx';
export { AccountFrame, type AccountFrameProps, type AccountSection } from './components/AccountFrame/AccountFrame.tsx';
export { AccountData, type AccountDataProps } from './components/AccountData/AccountData.tsx';
export { DeleteAccount, type DeleteAccountProps } from './components/AccountData/DeleteAccount.tsx';
export { AddressForm } from './components/AddressForm/AddressForm.tsx';
export { AddressBook, type AddressBookProps } from './components/AddressBook/AddressBook.tsx';
export { NewsletterChoice, type NewsletterChoiceProps } from './components/NewsletterChoice/NewsletterChoice.tsx';
export { OrderList, type OrderListProps } from './components/OrderList/OrderList.tsx';
export { OrderView, type OrderViewProps } from './components/OrderView/OrderView.tsx';
export { ProfileForm, type ProfileDetails, type ProfileFormProps } from './components/ProfileForm/ProfileForm.tsx';
export { type AccountFormState, type AccountFormWords } from './components/AccountForm/AccountForm.tsx';
export { ChangePassword, ForgotPassword, NewPassword } from './components/passwordForms/passwordForms.tsx';
export { Passkeys, type PasskeysProps } from './components/Passkeys/Passkeys.tsx';
export { LogIn, Register } from './components/SignIn/SignIn.tsx';
export { ChooseLines, type ChooseLinesProps } from './components/withdrawal/ChooseLines.tsx';
export { ConfirmWithdrawal, type ConfirmWithdrawalProps } from './components/withdrawal/ConfirmWithdrawal.tsx';
export { FindOrder, type FindOrderProps } from './components/withdrawal/FindOrder.tsx';
export {
  OrderAgainResult,
  type OrderAgainDifferences,
  type OrderAgainResultProps,
} from './components/OrderAgain/OrderAgainResult.tsx';
export { LoyaltyCard, type LoyaltyCardProps } from './components/LoyaltyCard/LoyaltyCard.tsx';
export { ReturnList, type ReturnListProps } from './components/withdrawal/ReturnList.tsx';
export { WithdrawalReceipt, type WithdrawalReceiptProps } from './components/withdrawal/WithdrawalReceipt.tsx';
export { orderAgainEn } from './messages/orderAgainEn.ts';
export { orderAgainNl, type OrderAgainMessages } from './messages/orderAgain.ts';
export { withdrawalEn } from './messages/withdrawalEn.ts';
export { withdrawalNl, type WithdrawalMessages } from './messages/withdrawal.ts';
export { namedOrderIssues, wholeOrder, type NamedOrder, type WithdrawalChoice } from './model/withdrawal.ts';
export { createLoyaltyApi, type LoyaltyApi } from './loyaltyApi.ts';
export { loyaltyEn } from './messages/loyaltyEn.ts';
export { loyaltyNl, type LoyaltyMessages } from './messages/loyalty.ts';
export { createWithdrawalApi, type WithdrawalApi } from './withdrawalApi.ts';
export type { WithdrawableOrder, Withdrawal, WithdrawalRequest } from './contract.ts';
export { accountPagesEn } from './messages/accountPagesEn.ts';
export { accountPagesNl, type AccountPageMessages } from './messages/accountPages.ts';
export type { KeptAddress, OrderDetail, OrderedLine, OrderState, OrderSummary, Tracking } from './model/orders.ts';
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
