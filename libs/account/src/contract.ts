export {
  addressPayload,
  addressQuery,
  orderAddress,
  type AddressPayload,
  type AddressQuery,
  type OrderAddress,
} from './contract/address.ts';
export {
  customer,
  customerChanges,
  customerUpdate,
  profile,
  type Customer,
  type CustomerAddress,
  type CustomerChanges,
  type Profile,
} from './contract/customer.ts';
export {
  customerOrder,
  orderHistory,
  orderHistoryQuery,
  type CustomerOrder,
  type OrderHistory,
} from './contract/orderHistory.ts';
export {
  botChallengeAnswer,
  botSolution,
  emailConfirmation,
  loginRequest,
  newPassword,
  passwordChange,
  passwordResetRequest,
  refreshRequest,
  registration,
  sessionMeta,
  sessionToken,
  type BotChallenge,
  type LoginRequest,
  type NewPassword,
  type PasswordChange,
  type Registration,
} from './contract/session.ts';
