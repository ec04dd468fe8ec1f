import type { Dye } from './dye.ts';

/** A picture of the content: a scene and how it is dyed. */
export type Banner = { scene: string; dye: Dye };

const plain = (main: string): Dye => ({ main, accent: main, pattern: 'plain' });
/** The wall and floor of the scenes in the light of Weefhuis: oat, as the page around the picture. */
const oat: Dye['around'] = [1.25, 1.16, 1];
/** The satin below the lingerie of Linge. */
const blush: Dye['around'] = [1, 0.77, 0.74];
const plainly = (scene: string, main: string): Banner => ({ scene, dye: plain(main) });

/** Every picture that the stories show, by the address the stories use; the numbers in it are its size. */
export const banners: ReadonlyMap<string, Banner> = new Map([
  ['/content/textile/linnen-1600x900.jpg', { scene: 'hero-bath-1', dye: { ...plain('#98a68b'), around: oat } }],
  ['/content/textile/bed-1600x900.jpg', { scene: 'hero-bed-1', dye: { main: '#ece4d4', accent: '#d8c3a0', pattern: 'stripe' } }],
  ['/content/textile/bad-720x720.jpg', plainly('towel-folded-1', '#1f4e55')],
  ['/content/textile/keuken-720x720.jpg', { scene: 'kitchen-cloth-1', dye: { main: '#f6f4ef', accent: '#b4573a', pattern: 'check' } }],
  ['/content/textile/slapen-720x720.jpg', plainly('pillow-1', '#98a68b')],
  ['/content/textile/plaid-720x720.jpg', plainly('plaid-1', '#b4573a')],
  ['/content/textile/stof-720x720.jpg', plainly('towel-roll-1', '#cdb596')],
  ['/content/fashion/satijn-1600x900.jpg', { scene: 'hero-lingerie-1', dye: { ...plain('#5b2f49'), around: blush } }],
  ['/content/fashion/lingerie-720x720.jpg', plainly('bra-1', '#472339')],
  ['/content/fashion/nacht-720x720.jpg', plainly('pyjama-1', '#dfb3a7')],
  ['/content/fashion/heren-720x720.jpg', plainly('boxer-1', '#1f2b47')],
  ['/content/fashion/kousen-720x720.jpg', plainly('socks-1', '#9c7386')],
  ['/content/fashion/ochtend-720x720.jpg', plainly('robe-2', '#63192c')],
  ['/content/fashion/hemd-720x720.jpg', plainly('camisole-2', '#ece4d4')],
  ['/content/dailydeal/keuken-1600x900.jpg', plainly('hero-kitchen-1', '#b3232b')],
  ['/content/dailydeal/koken-720x720.jpg', plainly('casserole-1', '#b3232b')],
  ['/content/dailydeal/elektronica-720x720.jpg', plainly('headphones-1', '#1d1c1e')],
  ['/content/dailydeal/huis-720x720.jpg', plainly('vase-1', '#c68d2e')],
  ['/content/dailydeal/onderweg-720x720.jpg', plainly('suitcase-1', '#eec53d')],
  ['/content/dailydeal/blog/gietijzer-960x720.jpg', plainly('casserole-3', '#b3232b')],
  ['/content/dailydeal/blog/powerbank-960x720.jpg', plainly('powerbank-1', '#1f2b47')],
  ['/content/dailydeal/blog/koffer-960x720.jpg', plainly('suitcase-3', '#c68d2e')],
  ['/content/dailydeal/blog/bureaulamp-960x720.jpg', plainly('lamp-3', '#eec53d')],
  ['/content/dailydeal/blog/messen-960x720.jpg', plainly('knives-1', '#5e4033')],
  ['/content/dailydeal/blog/vondst-960x720.jpg', plainly('hero-kitchen-1', '#1f4e55')],
  ['/content/fashion/blog/maat-960x720.jpg', plainly('bra-1', '#9c7386')],
  ['/content/fashion/blog/stof-960x720.jpg', plainly('briefs-2', '#98a68b')],
  ['/content/fashion/blog/wassen-960x720.jpg', plainly('pouch-3', '#ece4d4')],
  ['/content/fashion/blog/satijn-960x720.jpg', plainly('robe-2', '#63192c')],
  ['/content/fashion/blog/la-960x720.jpg', plainly('camisole-2', '#ece4d4')],
  ['/content/fashion/blog/pyjama-960x720.jpg', plainly('pyjama-3', '#dfb3a7')],
  ['/content/textile/blog/gram-960x720.jpg', plainly('towel-stack-3', '#b4573a')],
  ['/content/textile/blog/linnen-960x720.jpg', { scene: 'kitchen-cloth-2', dye: { main: '#f6f4ef', accent: '#b4573a', pattern: 'check' } }],
  ['/content/textile/blog/percal-960x720.jpg', { scene: 'hero-bed-1', dye: { main: '#a5bfd3', accent: '#ece4d4', pattern: 'stripe' } }],
  ['/content/textile/blog/wol-960x720.jpg', plainly('plaid-3', '#c68d2e')],
  ['/content/textile/blog/tafel-960x720.jpg', plainly('tablecloth-1', '#98a68b')],
  ['/content/textile/blog/badkamer-960x720.jpg', plainly('hero-bath-1', '#98a68b')],
]);
