import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { colours } from '../generate/colours.ts';
import { banners, type Banner } from './banners.ts';
import { dyed, type Dye, type Passes, type Pattern } from './dye.ts';

const here = import.meta.dirname;

const bookSchema = v.record(v.string(), v.object({ shape: v.string(), model: v.string(), colours: v.array(v.string()) }));
type Book = v.InferOutput<typeof bookSchema>;
type Entry = Book[string];

let reading: Promise<Book> | undefined;
const book = (): Promise<Book> =>
  (reading ??= readFile(join(here, 'pictures.json'), 'utf8').then((text) => v.parse(bookSchema, JSON.parse(text))));

type Wanted = { entry: Entry; colour: string; view: number };
const address = /^(\/[a-z]+\/[a-z0-9-]+)\/([a-z]+)-([1-3])\.jpg$/;

async function find(path: string): Promise<Wanted | undefined> {
  const [, product, colour, view] = address.exec(path) ?? [];
  if (product === undefined || colour === undefined) return undefined;
  const entry = (await book())[product];
  return entry?.colours.includes(colour) ? { entry, colour, view: Number(view) } : undefined;
}

/** The address that answers for a product without a picture. */
export const placeholderPath = '/algemeen/plaatshouder/leeg-1.jpg';

/** Whether there is a picture at a path of the catalogue (`/textile/handdoek-noor/terra-1.jpg`) or of a story (`/content/…`). */
export async function hasPicture(path: string): Promise<boolean> {
  return path === placeholderPath || bannerAt(path) !== undefined || (await find(path)) !== undefined;
}

/** A picture of the content, with or without the /content in front that the image route takes off. */
export const bannerAt = (path: string): Banner | undefined => banners.get(path) ?? banners.get(`/content${path}`);

/** The picture at a path as JPEG, undefined for an unknown one. The same path always gives the same bytes; some 200 ms. */
export async function originalPicture(path: string): Promise<Buffer | undefined> {
  if (path === placeholderPath) return placeholder();
  const shown = bannerAt(path);
  if (shown !== undefined) return banner(shown, path);
  const wanted = await find(path);
  return wanted === undefined ? undefined : productPicture(wanted);
}

const dyes = new Map<string, string>(Object.entries(colours).map(([slug, { dye }]) => [slug, dye]));
const patterns: Readonly<Record<string, Pattern>> = { Streep: 'stripe', Ruit: 'check', Visgraat: 'stripe' };
/** Things of other stuff than cloth have no woven pattern. */
const woven = new Set(['duvet', 'pillow', 'cushion', 'tablecloth', 'runner', 'hamam', 'kitchen-cloth', 'kitchen-towel', 'woven-boxer', 'pyjama', 'plaid', 'apron', 'bathmat', 'towel-folded', 'fitted-sheet']);

const partsOf = (main: string): number[] => [1, 3, 5].map((from) => Number.parseInt(main.slice(from, from + 2), 16));
const isPale = (main: string): boolean => partsOf(main).reduce((sum, part) => sum + part, 0) > 600;

/** White things lie on sand, or they would hardly be seen. */
const aroundOf = (main: string): Dye['around'] => (isPale(main) ? [0.7, 0.66, 0.6] : [1, 1, 1]);

/** A stripe is the colour mixed with much white; on pale cloth with sand instead. */
function accentOf(main: string): string {
  const toward = isPale(main) ? [176, 160, 138] : [240, 234, 222];
  const mixed = partsOf(main).map((part, at) => Math.round(part * 0.32 + (toward[at] ?? 0) * 0.68));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function dyeOf({ entry: { shape, model }, colour }: Wanted): Dye {
  const main = dyes.get(colour) ?? '#cccccc';
  return { main, accent: accentOf(main), around: aroundOf(main), pattern: woven.has(shape) ? (patterns[model] ?? 'plain') : 'plain' };
}

const productPicture = async (wanted: Wanted): Promise<Buffer> =>
  finished(await painted(`${wanted.entry.shape}-${wanted.view}`, dyeOf(wanted)));

const sceneFile = (scene: string): string => join(here, 'scenes', `${scene}.webp`);

type Picture = { bytes: Uint8Array; width: number; height: number };

async function raw(file: string) {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function passesOf(scene: string): Promise<Passes> {
  const [pair, dye] = await Promise.all([raw(sceneFile(scene)), raw(sceneFile(`${scene}-dye`))]);
  const { width, height } = dye.info;
  const half = (from: number): Uint8Array => {
    const out = new Uint8Array(width * height * 3);
    for (let row = 0; row < height; row += 1) {
      const start = (row * 2 + from) * width * 3;
      out.set(pair.data.subarray(start, start + width * 3), row * width * 3);
    }
    return out;
  };
  return { width, height, light: half(0), shine: half(1), dye: dye.data };
}

async function painted(scene: string, dye: Dye): Promise<Picture> {
  const passes = await passesOf(scene);
  return { bytes: dyed(passes, dye), width: passes.width, height: passes.height };
}

const opened = ({ bytes, width, height }: Picture) => sharp(bytes, { raw: { width, height, channels: 3 } });

const size = { width: 900, height: 1116 };

const finished = (picture: Picture): Promise<Buffer> =>
  opened(picture)
    .resize({ ...size, fit: 'cover', kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6 })
    .jpeg({ quality: 88 })
    .toBuffer();

async function banner({ scene, dye }: Banner, path: string): Promise<Buffer> {
  const picture = await painted(scene, dye);
  const [, width = 0, height = 0] = (/-(\d+)x(\d+)\.jpg$/.exec(path) ?? []).map(Number);
  return opened(picture).resize({ width, height, fit: 'cover' }).jpeg({ quality: 88 }).toBuffer();
}

/** A hanger and nothing on it. */
function placeholder(): Promise<Buffer> {
  const hanger = 'M450 470c0-30 44-30 44-64 0-26-20-44-44-44s-44 18-44 42M450 470 190 650q-20 16 6 20h508q26-4 6-20Z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1116"><defs><radialGradient id="g" cy=".4" r=".9"><stop stop-color="#efebe4"/><stop offset="1" stop-color="#d6d0c6"/></radialGradient></defs><rect width="900" height="1116" fill="url(#g)"/><path d="${hanger}" fill="none" stroke="#a59c90" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
