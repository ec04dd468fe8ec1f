/** The countries that the stores deliver to, by ISO 3166-1. */
export const countries = ['NL', 'BE'] as const;

/** An address as forms hold it (CHK-03). */
export type AddressDetails = {
  firstName: string;
  lastName: string;
  /** ISO 3166-1 code. */
  country: string;
  streetAddress: string;
  /** House number with its addition. */
  apartmentNumber: string;
  city: string;
  state: string;
  region_id: number;
  zipCode: string;
  phoneNumber: string;
};

/** An address in which nothing is filled in yet. */
export const emptyAddress: AddressDetails = {
  firstName: '',
  lastName: '',
  country: 'NL',
  streetAddress: '',
  apartmentNumber: '',
  city: '',
  state: '',
  region_id: 0,
  zipCode: '',
  phoneNumber: '',
};
