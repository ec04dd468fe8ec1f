import sharp from 'sharp';
import { originalPicture } from '../originals.ts';

/** What the icons and cards of a store are drawn from: `favicon.svg`, `logo.svg` and the story of its home. */
export type Drawings = { icon: string; logo: string; home: string };
/** An icon says the colours of its store: its ground first, its ink last, and between them that of its stitches, where it has any. */
type Colours = { ground: string; ink: string; stitches: string | undefined };

function coloursOf(icon: string): Colours {
  const [ground = '#ffffff', ...others] = icon.match(/#[0-9a-f]{3,6}\b/gi) ?? [];
  const inks = others.filter((colour) => colour !== ground);
  const ink = inks.at(-1) ?? ground;
  return { ground, ink, stitches: inks.find((colour) => colour !== ink) };
}

const inner = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const attributes = (svg: string): string => (/<svg([^>]*)>/.exec(svg)?.[1] ?? '').replace(/ (xmlns|width|height)="[^"]*"/g, '');
const withoutGround = (icon: string): string => inner(icon).replace(/<rect[^>]*\/>/, '');

/** A logo that is set in letters would be drawn in whatever typeface the machine has: the mark of the icon stands for it. */
const face = (icon: string, logo: string, ink: string): string =>
  logo.includes('<text')
    ? `<svg x="155" y="215" width="200" height="200" viewBox="0 0 64 64">${withoutGround(icon)}</svg>`
    : `<svg x="75" y="262" width="360" height="87"${attributes(logo).replaceAll('currentColor', ink)}>${inner(logo).replaceAll('currentColor', ink)}</svg>`;

/** The right part of a card: ground and logo, where the store has them with a line of stitches below. */
function panel({ icon, logo }: Drawings, { ground, ink, stitches }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="510" height="630" viewBox="0 0 510 630"><rect width="510" height="630" fill="${ground}"/>
    ${face(icon, logo, ink)}
    ${stitches === undefined ? '' : `<path d="M75 392h360" stroke="${stitches}" stroke-width="3" stroke-dasharray="14 10"/>`}</svg>`;
}

/** An icon that any launcher may cut to a circle: the mark within the inner 80%, its ground to the edges. */
const maskable = (icon: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><g transform="translate(8 8) scale(.75)">${withoutGround(icon)}</g></svg>`;

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();

/** One PNG of 32 pixels in the frame of an ICO. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  [0, 1, 1].forEach((value, at) => head.writeUInt16LE(value, at * 2));
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

/** Every icon and card of a store, by its path from the root of the workspace. */
export async function marksOf(store: string, drawings: Drawings): Promise<Map<string, Buffer>> {
  const { icon } = drawings;
  const colours = coloursOf(icon);
  const cut = maskable(icon, colours.ground);
  const own = await sharp(Buffer.from(panel(drawings, colours))).png({ palette: true, effort: 10 }).toBuffer();
  const folder = `apps/${store}/public`;
  return new Map([
    [`apps/backend/data/images/social/${store}.png`, own],
    [`${folder}/favicon.ico`, ico(await png(icon, 32))],
    [`${folder}/apple-touch-icon.png`, await png(cut.replace('scale(.75)', 'scale(.86)').replace('8 8', '4.5 4.5'), 180)],
    [`${folder}/icon-192.png`, await png(icon, 192)],
    [`${folder}/icon-512.png`, await png(icon, 512)],
    [`${folder}/icon-maskable-192.png`, await png(cut, 192)],
    [`${folder}/icon-maskable-512.png`, await png(cut, 512)],
    [`${folder}/social.jpg`, await pageCard(drawings.home, own)],
  ]);
}

/** The card of every page that has no picture of its own: the first wide picture of the home beside the mark. */
async function pageCard(home: string, own: Buffer): Promise<Buffer> {
  const [address] = /\/content\/[^"]*-1600x900\.jpg/.exec(home) ?? [];
  const original = address === undefined ? undefined : await originalPicture(address);
  if (original === undefined) throw new Error('The home shows no picture of 1600 by 900');
  const left = await sharp(original).resize({ width: 690, height: 630, fit: 'cover' }).toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
    .composite([{ input: left, left: 0, top: 0 }, { input: own, left: 690, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
