import { emptyAddress, type AddressDetails } from '@etalage/account/headless';

/** Who orders (CHK-03). */
export type PersonalDetails = {
  firstName: string;
  lastName: string;
  emailAddress: string;
  password: string;
  createAccount: boolean;
};

/** Where it goes, and how (CHK-03). */
export type ShippingDetails = AddressDetails & { shippingMethod: string; shippingCarrier: string };

/** Who gets the invoice, and how it is paid (CHK-03). */
export type PaymentDetails = AddressDetails & {
  company: string;
  taxId: string;
  paymentMethod: string;
  paymentMethodAdditional: Readonly<Record<string, string>>;
};

/** Everything that a shopper fills in. */
export type CheckoutDetails = {
  personalDetails: PersonalDetails;
  shippingDetails: ShippingDetails;
  paymentDetails: PaymentDetails;
  /** Whether the invoice goes to another address than the goods (CHK-09); `only` when nothing is sent, so there is no other. */
  billing: 'shipping' | 'other' | 'only';
};

/** A checkout in which nothing is filled in. */
export const emptyDetails: CheckoutDetails = {
  personalDetails: { firstName: '', lastName: '', emailAddress: '', password: '', createAccount: false },
  shippingDetails: { ...emptyAddress, shippingMethod: '', shippingCarrier: '' },
  paymentDetails: { ...emptyAddress, company: '', taxId: '', paymentMethod: '', paymentMethodAdditional: {} },
  billing: 'shipping',
};

/** The address of the invoice: that of the goods, unless the shopper chose another (CHK-09). */
export const billingAddress = ({ billing, shippingDetails, paymentDetails }: CheckoutDetails): AddressDetails =>
  billing === 'shipping' ? shippingDetails : paymentDetails;
