/** The words of 'Mail mij'. */
export const backInStockNl = {
  email: 'E-mailadres',
  /** `choice`: what was chosen, as 'Blauw, M'; empty where there is nothing to choose. */
  promise: (choice: string) =>
    `Je krijgt één mail zodra ${choice || 'dit product'} weer op voorraad is. Alleen daarvoor gebruiken we je adres.`,
  send: 'Mail mij',
  wrong: 'Vul een geldig e-mailadres in',
  sent: (choice: string) => `Genoteerd! Je krijgt één mail zodra ${choice || 'dit product'} weer op voorraad is.`,
  offline: 'Je bent offline. Probeer het opnieuw zodra je weer verbinding hebt.',
  failed: 'Dat lukte niet. Probeer het zo nog eens.',
};

/** The type every translation matches. */
export type BackInStockMessages = typeof backInStockNl;
