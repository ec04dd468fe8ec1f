import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { stores } from '../run/stores.mjs';

/** One way to see a story: in a store's theme, by day or by night, on a phone or on a desktop. */
export type Look = { store: string; scheme: 'light' | 'dark'; shape: keyof typeof shapes };

/** The windows in which stories are seen, in CSS px. */
export const shapes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

const schemes = ['light', 'dark'] as const;
const shapeNames = ['phone', 'desktop'] as const;

/** The stores whose themes Storybook holds. */
export const storeCodes: readonly string[] = stores.map(({ code }) => code);

/** Every store, by day and by night, on a phone and on a desktop. */
export const allLooks: readonly Look[] = storeCodes.flatMap((store) =>
  schemes.flatMap((scheme) => shapeNames.map((shape): Look => ({ store, scheme, shape }))),
);

/** What a look is called in file names and reports: `fashion-dark-phone`. */
export const lookName = ({ store, scheme, shape }: Look): string => `${store}-${scheme}-${shape}`;

/** The looks of the stores of which some of these screens are; all of them while screens are accepted. */
export function keptLooks(all: readonly Look[], screens: readonly string[], isAccepting: boolean): readonly Look[] {
  if (isAccepting) return all;
  const names = new Set(screens.map((file) => basename(file, '.webp')));
  const kept = new Set(all.filter((look) => names.has(lookName(look))).map(({ store }) => store));
  return all.filter(({ store }) => kept.has(store));
}

const screens = readdirSync(new URL('./kept/', import.meta.url), { recursive: true, encoding: 'utf8' });

/** The looks whose screens are compared: a store that is new has none before its first are accepted. */
export const looks = keptLooks(allLooks, screens, process.env['ACCEPT_SCREENS'] === '1');
