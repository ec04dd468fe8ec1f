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
export { AddressFields, type AddressFieldsProps } from './components/AddressFields/AddressFields.tsx';
export { focusFirstIssue } from './components/focusFirstIssue.ts';
export { FormField, type FormFieldProps } from './components/FormField/FormField.tsx';
export { AccountFrame, type AccountFrameProps, type AccountSection } from './components/AccountFrame/AccountFrame.tsx';
export { AddressBook, type AddressBookProps } from './components/AddressBook/AddressBook.tsx';
export { OrderList, type OrderListProps } from './components/OrderList/OrderList.tsx';
export { OrderView, type OrderViewProps } from './components/OrderView/OrderView.tsx';
export { ProfileForm, type Profile, type ProfileFormProps } from './components/ProfileForm/ProfileForm.tsx';
export { SignIn, type Credentials, type Registration, type SignInProps } from './components/SignIn/SignIn.tsx';
export { accountPagesEn } from './messages/accountPagesEn.ts';
export { accountPagesNl, type AccountPageMessages } from './messages/accountPages.ts';
export type { KeptAddress, OrderDetail, OrderedLine, OrderState, OrderSummary } from './model/orders.ts';
