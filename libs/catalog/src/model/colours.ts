import { slugify } from '../rules/slugs.ts';

/** The colours that shops name, as CSS colours; a colour without one shows its name. */
const colours: Readonly<Record<string, string>> = {
  wit: '#f6f4ef',
  'gebroken-wit': '#ece4d4',
  creme: '#f1e7d0',
  ecru: '#e8dcc4',
  zand: '#cdb596',
  beige: '#d8c7a8',
  taupe: '#8f7f71',
  camel: '#b07f4f',
  bruin: '#5e4033',
  lichtgrijs: '#bfc1c0',
  grijs: '#83878a',
  antraciet: '#3c4044',
  zwart: '#1d1c1e',
  terra: '#b4573a',
  roest: '#8f3f22',
  rood: '#b3232b',
  bordeaux: '#63192c',
  aubergine: '#472339',
  paars: '#6b3f87',
  mauve: '#9c7386',
  lila: '#b4a4c8',
  blush: '#dfb3a7',
  huid: '#e0b79b',
  roze: '#d9899a',
  perzik: '#e8a582',
  oranje: '#dd7a2c',
  oker: '#c68d2e',
  geel: '#eec53d',
  salie: '#98a68b',
  olijf: '#6a6b3c',
  groen: '#2f6648',
  petrol: '#1f4e55',
  lichtblauw: '#a5bfd3',
  blauw: '#3464a0',
  marine: '#1f2b47',
  navy: '#1f2b47',
  koper: '#b3694a',
  zilver: '#c4c6c8',
  goud: '#c2a14d',
  white: '#f6f4ef',
  black: '#1d1c1e',
  gray: '#83878a',
  red: '#b3232b',
  blue: '#3464a0',
  green: '#2f6648',
  yellow: '#eec53d',
  orange: '#dd7a2c',
  purple: '#6b3f87',
  brown: '#5e4033',
  pink: '#d9899a',
};

/** The CSS colour of a colour's name; of 'donkerblauw' that of its last part. */
export function colourOf(name: string): string | undefined {
  const slug = slugify(name);
  return colours[slug] ?? colours[slug.replace(/^(donker|licht|helder)-?/, '')] ?? colours[slug.split('-')[0] ?? ''];
}

/** The attributes whose values are shown as colours. */
export const isColour = (code: string): boolean => code === 'kleur' || code === 'color';
