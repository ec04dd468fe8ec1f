import { formatPrice, type Cents } from '@etalage/core';

const points = (count: number): string => (Math.abs(count) === 1 ? `${count} punt` : `${grouped(count)} punten`);
const grouped = (count: number): string => count.toLocaleString('nl-NL');

/** The words of the loyalty card, in Dutch. */
export const loyaltyNl = {
  cardNumber: 'Kaartnummer',
  barcodeOf: (number: string): string => `Streepjescode van kaartnummer ${number}`,
  points,
  worth: (value: string): string => `${value} waard`,
  history: 'Wat er bijkwam en afging',
  /** With its sign. */
  booked: (count: number): string => `${count < 0 ? '−' : '+'}${points(Math.abs(count))}`,
  older: 'Meer tonen',
  noPoints: 'Je hebt nog geen punten',
  noPointsText: 'Zodra je bestelling betaald is, staan je eerste punten hier.',
  /** What a euro earns and what a point is worth. */
  howTo: (perEuro: number, value: Cents): string =>
    `Voor elke hele euro aan artikelen krijg je ${points(perEuro)}, na aftrek van korting en zonder bezorgkosten. Een punt is ${formatPrice(value)} waard en verloopt niet.`,
};

/** What a language of the loyalty card must say. */
export type LoyaltyMessages = typeof loyaltyNl;
