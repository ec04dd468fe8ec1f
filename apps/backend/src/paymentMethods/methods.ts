import type { PaymentMethod } from '@etalage/cart/contract';
import type { ProviderPaymentMethod } from '@etalage/checkout/contract';
import { toEuros, type Cents } from '@etalage/core';
import type { MultiSafepay } from './multisafepay.ts';

/** A way to pay: by the provider's gateway, or by the shop itself. Costs in cents. */
export type PaymentOption = { code: string; title: string; cost: Cents; gateway?: string; issuers?: readonly object[] };

const codesByGateway: Readonly<Record<string, string>> = {
  IDEAL: 'multisafepay_ideal',
  CREDITCARD: 'multisafepay_creditcard',
  PAYPAL: 'multisafepay_paypal',
  MISTERCASH: 'multisafepay_bancontact',
};

/** Preselected wherever it is offered (PAY-08). */
const preselected = 'multisafepay_ideal';

/** The code of the method that is paid by bank transfer. */
export const bankTransferCode = 'banktransfer';
const bankTransfer: PaymentOption = { code: bankTransferCode, title: 'Bankoverschrijving', cost: 0 };
const cashOnDelivery: PaymentOption = { code: 'cashondelivery', title: 'Betalen bij bezorging', cost: 150 };
/** The only one when there is nothing to pay (PAY-19). */
const free: PaymentOption = { code: 'free', title: 'Niets te betalen', cost: 0 };

/** What the choice of ways to pay depends on: `owed` is the amount to pay without payment costs, in cents. */
export type Payable = { owed: Cents; isVirtual: boolean; hasBankAccount: boolean };

/** The ways to pay that are offered now, the provider's first. */
export type PaymentOffer = {
  readonly ofProvider: readonly PaymentOption[];
  of(payable: Payable): readonly PaymentOption[];
};

/** Where the ways to pay come from. Ask before a transaction, not within: the provider may take its time. */
export type PaymentMethods = { offer(): Promise<PaymentOffer> };

const minute = 60_000;

/** The provider is asked at most once a minute; what it last said holds while it does not answer. */
export function createPaymentMethods(provider: MultiSafepay, now: () => number): PaymentMethods {
  let known: { options: readonly PaymentOption[]; until: number } = { options: [], until: 0 };
  const refresh = async () => {
    const options = await askProvider(provider).catch(() => undefined);
    if (options !== undefined) known = { options, until: now() + minute };
  };
  return {
    offer: async () => {
      if (now() >= known.until) await refresh();
      return offerOf(known.options);
    },
  };
}

const offerOf = (ofProvider: readonly PaymentOption[]): PaymentOffer => ({
  ofProvider,
  of: (payable) => (payable.owed === 0 ? [free] : [...ofProvider, ...own(payable)]),
});

/** No transfer without an account to transfer to, no cash on delivery for virtual carts. */
const own = ({ isVirtual, hasBankAccount }: Payable): readonly PaymentOption[] => [
  ...(hasBankAccount ? [bankTransfer] : []),
  ...(isVirtual ? [] : [cashOnDelivery]),
];

async function askProvider(provider: MultiSafepay): Promise<readonly PaymentOption[]> {
  const [gateways, issuers] = await Promise.all([provider.gateways(), provider.issuers()]);
  return gateways.flatMap(({ id, description }): PaymentOption[] => {
    const code = codesByGateway[id];
    if (code === undefined) return [];
    return [{ code, title: description, cost: 0, gateway: id, issuers: id === 'IDEAL' ? issuers : [] }];
  });
}

const image = (code: string): string => `/api/ext/multisafepay/images/${code}.svg`;

const configuration = ({ issuers = [] }: PaymentOption) => ({ type: 'redirect', issuers, fields: [] });

/** As the provider's own list has it (PAY-03). */
export const toProviderMethod = (option: PaymentOption): ProviderPaymentMethod => ({
  code: option.code,
  title: option.title,
  image: image(option.code),
  is_preselected: option.code === preselected,
  configuration: configuration(option),
});

/** As the cart's list has it (PAY-02). */
export const toPaymentMethod = (option: PaymentOption): PaymentMethod => ({
  code: option.code,
  title: option.title,
  default: option.code === preselected,
  image: image(option.code),
  cost_incl_tax: toEuros(option.cost),
  ...(option.gateway === undefined ? {} : { configuration: configuration(option) }),
});

/** Whether an order with this method waits for the provider or the bank before it is processed (PAY-19). */
export const isPaidFirst = (code: string): boolean => code !== cashOnDelivery.code && code !== free.code;

/** The gateway that a method's code stands for; undefined for the shop's own methods. */
export const gatewayOf = (code: string): string | undefined =>
  Object.keys(codesByGateway).find((gateway) => codesByGateway[gateway] === code);
