/** A way to pay that the provider offers. */
export type Gateway = { readonly id: string; readonly description: string };

/** In the order in which the provider lists them. */
export const gateways: readonly Gateway[] = [
  { id: 'IDEAL', description: 'iDEAL' },
  { id: 'CREDITCARD', description: 'Creditcard' },
  { id: 'PAYPAL', description: 'PayPal' },
  { id: 'MISTERCASH', description: 'Bancontact' },
];

/** The banks behind iDEAL. */
export const issuers = [
  { code: '0031', description: 'ABN AMRO' },
  { code: '0761', description: 'ASN Bank' },
  { code: '0721', description: 'ING' },
  { code: '0801', description: 'Knab' },
  { code: '0021', description: 'Rabobank' },
  { code: '0771', description: 'RegioBank' },
  { code: '0511', description: 'Triodos Bank' },
] as const;

const hour = 3600;

/** Seconds that a payment stays open: an hour, with PayPal 14 days. */
export const secondsOpen = (gateway: string): number => (gateway === 'PAYPAL' ? 14 * 24 * hour : hour);

/** The name a shopper knows, or the empty text for a gateway that is not offered. */
export const gatewayName = (id: string): string => gateways.find((gateway) => gateway.id === id)?.description ?? '';
