/**
 * Draws each store's icons and cards from its two drawings, `public/favicon.svg` and `src/logo.svg`:
 * `node drawMarks.ts`. The logo takes the ink of where it stands, so it needs no second drawing for the dark.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { originalPicture } from '../originals.ts';

const images = join(import.meta.dirname, '..');
const apps = join(images, '../../..');

type Mark = { store: string; ground: string; ink: string; picture: string; stitches?: string };
const marks: readonly Mark[] = [
  { store: 'dailydeal', ground: '#ffe100', ink: '#111111', picture: '/content/dailydeal/keuken-1600x900.jpg' },
  { store: 'fashion', ground: '#2b1527', ink: '#f1d2ca', picture: '/content/fashion/satijn-1600x900.jpg' },
  { store: 'textile', ground: '#f6f0e4', ink: '#12353a', picture: '/content/textile/linnen-1600x900.jpg', stitches: '#b04e2b' },
];

const inner = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const attributes = (svg: string): string => (/<svg([^>]*)>/.exec(svg)?.[1] ?? '').replace(/ (xmlns|width|height)="[^"]*"/g, '');

/** The right part of a card: ground and logo, where the store has them with a line of stitches below. */
function panel(logo: string, { ground, ink, stitches }: Mark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="510" height="630" viewBox="0 0 510 630"><rect width="510" height="630" fill="${ground}"/>
    <svg x="75" y="262" width="360" height="87"${attributes(logo).replaceAll('currentColor', ink)}>${inner(logo).replaceAll('currentColor', ink)}</svg>
    ${stitches === undefined ? '' : `<path d="M75 392h360" stroke="${stitches}" stroke-width="3" stroke-dasharray="14 10"/>`}</svg>`;
}

/** An icon that any launcher may cut to a circle: the mark within the inner 80%, its ground to the edges. */
const maskable = (icon: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><g transform="translate(8 8) scale(.75)">${inner(icon).replace(/<rect[^>]*\/>/, '')}</g></svg>`;

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

async function draw(mark: Mark): Promise<void> {
  const folder = join(apps, mark.store, 'public');
  const [icon, logo] = await Promise.all([join(folder, 'favicon.svg'), join(apps, mark.store, 'src/logo.svg')].map((file) => readFile(file, 'utf8')));
  if (icon === undefined || logo === undefined) return;
  const own = await sharp(Buffer.from(panel(logo, mark))).png({ palette: true, effort: 10 }).toBuffer();
  await writeFile(join(images, `social/${mark.store}.png`), own);
  await writeFile(join(folder, 'apple-touch-icon.png'), await png(maskable(icon, mark.ground).replace('scale(.75)', 'scale(.86)').replace('8 8', '4.5 4.5'), 180));
  for (const size of [192, 512]) {
    await writeFile(join(folder, `icon-${size}.png`), await png(icon, size));
    await writeFile(join(folder, `icon-maskable-${size}.png`), await png(maskable(icon, mark.ground), size));
  }
  await writeFile(join(folder, 'favicon.ico'), ico(await png(icon, 32)));
  await writeFile(join(folder, 'social.jpg'), await pageCard(mark, own));
}

/** The card of every page that has no picture of its own. */
async function pageCard({ picture }: Mark, own: Buffer): Promise<Buffer> {
  const original = await originalPicture(picture);
  const left = await sharp(original).resize({ width: 690, height: 630, fit: 'cover' }).toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
    .composite([{ input: left, left: 0, top: 0 }, { input: own, left: 690, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

await mkdir(join(images, 'social'), { recursive: true });
for (const mark of marks) await draw(mark);
