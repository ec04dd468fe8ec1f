import type { AddressQuery } from '@etalage/account/contract';
import type { ShippingInformationRequest } from '../contract.ts';

/** What shipping-information says, whichever of its key styles came (wire contract 9.3). */
export type ShippingChoice = { country: string | undefined; carrierCode: string; methodCode: string };

const countryOf = (address: Partial<AddressQuery> | undefined): string | undefined =>
  address?.country_id ?? address?.countryId;

/** Reads shipping-information in either style of keys. `country` is undefined when no address came. */
export function shippingChoice({ addressInformation: sent }: ShippingInformationRequest): ShippingChoice {
  if ('shippingCarrierCode' in sent) {
    const { shippingAddress, shippingCarrierCode, shippingMethodCode } = sent;
    return { country: shippingAddress.countryId, carrierCode: shippingCarrierCode, methodCode: shippingMethodCode };
  }
  if ('carrier_code' in sent) {
    return { country: countryOf(sent.address), carrierCode: sent.carrier_code, methodCode: sent.method_code };
  }
  const country = countryOf(sent.shipping_address ?? sent.address);
  return { country, carrierCode: sent.shipping_carrier_code, methodCode: sent.shipping_method_code };
}
