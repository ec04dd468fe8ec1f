import type { Dye } from './dye.ts';

/** A picture of the content: a scene, how it is dyed, and the part of it that is shown. */
export type Banner = { scene: string; dye: Dye; crop: 'whole' | 'square' };

const plain = (main: string): Dye => ({ main, accent: main, pattern: 'plain' });
const square = (scene: string, main: string): Banner => ({ scene, dye: plain(main), crop: 'square' });
const whole = (scene: string, main: string): Banner => ({ scene, dye: plain(main), crop: 'whole' });

/** Every picture that the stories show, by the address the stories use; the numbers are its size. */
export const banners: ReadonlyMap<string, Banner> = new Map([
  ['/content/textile/linnen-1600x900.jpg', whole('hero-bath-1', '#98a68b')],
  ['/content/textile/bed-1600x900.jpg', { scene: 'hero-bed-1', dye: { main: '#ece4d4', accent: '#d8c3a0', pattern: 'stripe' }, crop: 'whole' }],
  ['/content/textile/bad-720x720.jpg', square('towel-folded-1', '#1f4e55')],
  ['/content/textile/keuken-720x720.jpg', { scene: 'kitchen-cloth-1', dye: { main: '#f6f4ef', accent: '#b4573a', pattern: 'check' }, crop: 'square' }],
  ['/content/textile/slapen-720x720.jpg', square('pillow-1', '#98a68b')],
  ['/content/textile/plaid-720x720.jpg', square('plaid-1', '#b4573a')],
  ['/content/textile/stof-720x720.jpg', square('towel-roll-1', '#cdb596')],
  ['/content/fashion/satijn-1600x900.jpg', whole('hero-satin-1', '#5b2f49')],
  ['/content/fashion/lingerie-720x720.jpg', square('bra-1', '#472339')],
  ['/content/fashion/nacht-720x720.jpg', square('pyjama-1', '#dfb3a7')],
  ['/content/fashion/heren-720x720.jpg', square('boxer-1', '#1f2b47')],
  ['/content/fashion/kousen-720x720.jpg', square('socks-1', '#9c7386')],
  ['/content/fashion/ochtend-720x720.jpg', square('robe-2', '#63192c')],
  ['/content/fashion/hemd-720x720.jpg', square('camisole-2', '#ece4d4')],
  ['/content/dailydeal/keuken-1600x900.jpg', whole('hero-kitchen-1', '#b3232b')],
  ['/content/dailydeal/koken-720x720.jpg', square('casserole-1', '#b3232b')],
  ['/content/dailydeal/elektronica-720x720.jpg', square('headphones-1', '#1d1c1e')],
  ['/content/dailydeal/huis-720x720.jpg', square('vase-1', '#c68d2e')],
  ['/content/dailydeal/onderweg-720x720.jpg', square('suitcase-1', '#eec53d')],
]);
