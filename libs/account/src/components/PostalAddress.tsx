import type { OrderAddress } from '../contract.ts';
import { address as addressStyle } from './account.css.ts';

/** An address as one writes it on a parcel. */
export function PostalAddress({ address }: { address: OrderAddress }) {
  const { company, firstname, lastname, street, postcode, city } = address;
  return (
    <address className={addressStyle}>
      {company && (
        <>
          {company}
          <br />
        </>
      )}
      {firstname} {lastname}
      <br />
      {street.join(' ')}
      <br />
      {postcode} {city}
    </address>
  );
}
