import { formatDay } from '@etalage/core';

/** What is said of sharing a cart, in Dutch: the type of every other language. Apart, because few carts are shared. */
export const cartShareNl = {
  share: 'Winkelwagen delen',
  /** A day of YYYY-MM-DD. */
  linkIs: (day: string): string =>
    `Met deze link kan iedereen tot en met ${formatDay(day)} een kopie van je winkelwagen openen:`,
  copied: 'De link naar je winkelwagen is gekopieerd.',
  leftOut: (count: number): string =>
    count === 1
      ? 'Eén product delen we niet, want daarop staat een eigen tekst.'
      : `${count} producten delen we niet, want daarop staat een eigen tekst.`,
  unsent: 'Je laatste wijziging is nog niet bewaard. Controleer je verbinding en probeer het opnieuw.',
  shareFailed: 'De winkelwagen is niet gedeeld. Controleer je verbinding en probeer het opnieuw.',
  sharedTitle: 'Een gedeelde winkelwagen',
  sharedText: 'Dit komt erbij in je eigen winkelwagen. De prijzen en de voorraad zijn van nu.',
  lines: 'Producten in de gedeelde winkelwagen',
  pieces: (quantity: number): string => `${quantity} ×`,
  differences: 'Veranderd sinds de winkelwagen werd gedeeld',
  gone: (name: string): string => `${name} is nu niet te koop.`,
  changed: (name: string, was: string, now: string): string => `${name} kost nu ${now} in plaats van ${was}.`,
  limited: (name: string, quantity: number, shared: number): string =>
    `Van ${name} ${quantity === 1 ? 'kan er nog 1' : `kunnen er nog ${quantity}`} in je winkelwagen; gedeeld werden er ${shared}.`,
  add: 'In je winkelwagen leggen',
  added: 'De producten liggen in je winkelwagen.',
  toCart: 'Naar je winkelwagen',
  toShop: 'Naar de winkel',
  nothingLeft: 'Geen van deze producten is nu te koop',
  broken: 'Deze link werkt niet',
  brokenText: 'De link is niet compleet. Vraag om een nieuwe link.',
  loading: 'De gedeelde winkelwagen wordt geladen',
  failed: 'De gedeelde winkelwagen is niet geladen. Controleer je verbinding en probeer het opnieuw.',
  offline: 'Je bent offline. Zodra je weer verbinding hebt, kun je de gedeelde winkelwagen openen.',
  tryAgain: 'Opnieuw proberen',
};

/** The words of sharing a cart. */
export type CartShareMessages = typeof cartShareNl;
