const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    multisafepay_ideal: 'iDEAL',
    multisafepay_creditcard: 'Card',
    multisafepay_paypal: 'PayPal',
    multisafepay_bancontact: 'Bancontact',
    banktransfer: 'Bank',
    cashondelivery: 'Contant',
    free: '€ 0',
  }),
);

/** A small plate with the method's name; undefined for a code that is not ours. 64 by 40 CSS px. */
export function methodImage(code: string): string | undefined {
  const name = names.get(code);
  if (name === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40" viewBox="0 0 64 40" role="img" aria-label="${name}">
<rect x=".5" y=".5" width="63" height="39" rx="5" fill="#fff" stroke="#c9ced8"/>
<text x="32" y="24.500" text-anchor="middle" font-family="ui-sans-serif,system-ui,sans-serif" font-weight="700" font-size="${name.length > 7 ? 10 : 13}" fill="#16203a">${name}</text></svg>`;
}
