import type { AddressQuery } from '@etalage/account/contract';
import { regionById } from '@etalage/catalog/rules';
import type { ShippingInformationRequest } from '../contract.ts';

/** What shipping-information says, whichever of its key styles came (wire contract 9.3). */
export type ShippingChoice = {
  country: string | undefined;
  /** What names the region of that address; empty without one. */
  regions: string[];
  carrierCode: string;
  methodCode: string;
};

type Place = Partial<Pick<AddressQuery, 'country_id' | 'countryId' | 'region' | 'region_id' | 'region_code'>>;

/** What names the region of an address: its id, its code and its name (PRICE-10). */
export const regionsOf = ({ region_id, region_code, region }: Place): string[] =>
  [region_id && regionById(region_id), region_code, region].flatMap((name) => (name ? [String(name)] : []));

const placeOf = (address: Place = {}) => ({
  country: address.country_id ?? address.countryId,
  regions: regionsOf(address),
});

/** Reads shipping-information in either style of keys. `country` is undefined when no address came. */
export function shippingChoice({ addressInformation: sent }: ShippingInformationRequest): ShippingChoice {
  if ('shippingCarrierCode' in sent) {
    const { shippingAddress, shippingCarrierCode, shippingMethodCode } = sent;
    return { ...placeOf(shippingAddress), carrierCode: shippingCarrierCode, methodCode: shippingMethodCode };
  }
  if ('carrier_code' in sent) {
    return { ...placeOf(sent.address), carrierCode: sent.carrier_code, methodCode: sent.method_code };
  }
  const place = placeOf(sent.shipping_address ?? sent.address);
  return { ...place, carrierCode: sent.shipping_carrier_code, methodCode: sent.shipping_method_code };
}
