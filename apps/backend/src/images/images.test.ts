import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readStores } from '../stores/stores.ts';
import { aBackend, aFolder, type TestBackend } from '../testing/aBackend.ts';
import { aProductDocument } from '../testing/documents.ts';
import { ask, importDocuments } from '../testing/importing.ts';
import { demoOriginals } from './demoOriginals.ts';
import { createTurns } from './keeping.ts';
import { createPictures, folderOriginals, keptOriginals } from './pictures.ts';
import { socialCard } from './socialCard.ts';
import { pictureWarmer } from './warmUp.ts';

let backend: TestBackend;
let originals: string;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = aFolder();
  originals = join(aFolder(), 'originals');
  mkdirSync(join(originals, 'w'), { recursive: true });
  await draw('#336699');
  backend = await aBackend({
    pictures: createPictures({ originals: [folderOriginals(originals)] }),
    dataFolder,
  });
});

const draw = async (background: string) => {
  const picture = await sharp({ create: { width: 1300, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(originals, 'w/towel.jpg'), picture);
};
const get = (address: string, accept = 'image/jpeg') => backend.app.request(address, { headers: { accept } });
const addressed = async (size: string) => {
  const answer = await get(`/img/${size}/resize/w/towel.jpg`);
  return answer.headers.get('location') ?? '';
};

/** Every base size (IMG-01, and the cards of the stores at width 310) at 1, 1.5 and 2 times. */
const sizes = [
  ['cart thumbnails and colour relations', ['150/150', '225/225', '300/300']],
  ['gallery pictures', ['600/744', '900/1116', '1200/1488']],
  ['product thumbnails', ['310/300', '465/450', '620/600']],
  ['marketing pictures', ['565/814', '848/1221', '1130/1628']],
  ['the cards of fashion', ['310/388', '465/582', '620/776']],
] as const;

describe('IMG-04 pictures on demand', () => {
  it.each([
    ['AVIF where it is accepted', 'image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['WebP where AVIF is not accepted', 'image/webp,*/*', 'image/webp', 'webp'],
    ['WebP where AVIF is refused', 'image/avif;q=0,image/webp;q=0.5,*/*', 'image/webp', 'webp'],
    ['JPEG where neither is named', 'image/png,image/*;q=0.8,*/*;q=0.5', 'image/jpeg', 'jpeg'],
    ['JPEG to what accepts anything', '*/*', 'image/jpeg', 'jpeg'],
  ])('IMG-04 answers %s', async (_what, accept, type, format) => {
    const answer = await get(await addressed('310/300'), accept);
    expect(answer.headers.get('content-type')).toBe(type);
    const { width, height, format: found } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, found }).toEqual({ width: 310, height: 300, found: format });
  });

  it.each(['image/avif', 'image/webp', 'image/jpeg'])('IMG-04 says that %s varies with Accept', async (type) => {
    expect((await get(await addressed('310/300'), type)).headers.get('vary')).toBe('Accept');
  });

  it.each([
    ['shows WebP', 'image/webp,image/*,*/*;q=0.8', 'image/webp'],
    ['does not', 'image/png,image/svg+xml,image/*;q=0.8', 'image/jpeg'],
    ['refuses WebP', 'image/webp;q=0,image/*,*/*;q=0.8', 'image/jpeg'],
  ])('UI-03 a browser that %s says so itself: with one address, what it accepts decides', async (_it, accept, type) => {
    const answer = await get(await addressed('150/150'), accept);
    expect(answer.headers.get('content-type')).toBe(type);
  });

  describe.each(sizes)('IMG-04 %s', (what, own) => {
    it.each(own.map((size, at) => [[1, 1.5, 2][at], size] as const))(
      `IMG-04 ${what} come at %d times their size: %s`,
      async (_scale, size) => {
        const answer = await get(await addressed(size));
        const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
        expect([answer.status, `${width}/${height}`]).toEqual([200, size]);
      },
    );
  });

  describe('IMG-04 the cards of stores, each with a ratio of its own', () => {
    /** The status of a size where the cards of the three stores are 350, 388 and 400 high. */
    const statusOf = async (size: string) => {
      const stores = readStores().map((store, at) => ({
        ...store,
        cardImage: { width: 310, height: [350, 388, 400][at] ?? expect.unreachable() },
      }));
      const { app } = await aBackend({ ...backend.ports, stores });
      return (await app.request(`/img/${size}/resize/w/towel.jpg`)).status;
    };

    it.each(['310/350', '310/388', '310/400', '465/525', '620/800'])(
      'IMG-04 the cards of each store are answered: %s',
      async (size) => expect(await statusOf(size)).toBe(302),
    );

    it('IMG-04 product thumbnails are answered where no card of a store has their ratio', async () =>
      expect(await statusOf('310/300')).toBe(302));
  });

  it.each([
    ['one wider', '311/300'],
    ['one higher', '310/301'],
    ['one turned', '300/310'],
    ['one of two bases', '600/300'],
    ['one of two scales', '620/300'],
    ['half a base', '75/75'],
    ['2.5 times a base', '375/375'],
    ['3 times a base', '930/900'],
    ['0', '0/0'],
    ['one below 0', '-310/-300'],
    ['one written otherwise', '0310/0300'],
    ['a huge one', '3000/3000'],
  ])('IMG-04 no other size is answered: %s', async (_what, size) => {
    expect((await get(`/img/${size}/resize/w/towel.jpg`)).status).toBe(404);
    const version = (await addressed('310/300')).split('?')[1];
    expect((await get(`/img/${size}/resize/w/towel.jpg?${version}`)).status).toBe(404);
  });

  it('IMG-04 the version is 8 hex digits', async () => {
    expect(await addressed('310/300')).toMatch(/^\/img\/310\/300\/resize\/w\/towel\.jpg\?v=[0-9a-f]{8}$/);
  });

  it('IMG-04 is immutable with its version', async () => {
    const { status, headers } = await get(await addressed('310/300'));
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it.each([
    ['without a version', ''],
    ['with an old version', '?v=00000000'],
    ['with an empty version', '?v='],
  ])('IMG-04 %s it redirects (302) to the current one, and that is not kept', async (_how, query) => {
    const { status, headers } = await get(`/img/310/300/resize/w/towel.jpg${query}`);
    expect([status, headers.get('cache-control')]).toEqual([302, 'no-cache']);
    expect((await get(headers.get('location') ?? '')).status).toBe(200);
  });

  it.each([
    ['a space and a letter with an accent', 'bad doek é.jpg', 'bad%20doek%20%C3%A9.jpg'],
    ['what would end the path', 'doek#1?.jpg', 'doek%231%3F.jpg'],
  ])('IMG-04 redirects to a picture whose name has %s', async (_what, name, encoded) => {
    writeFileSync(join(originals, 'w', name), readFileSync(join(originals, 'w/towel.jpg')));
    const { status, headers } = await get(`/img/310/300/resize/w/${encodeURIComponent(name)}`);
    expect(status).toBe(302);
    expect(headers.get('location')?.split(/v=[0-9a-f]{8}$/u)).toEqual([`/img/310/300/resize/w/${encoded}?`, '']);
    expect((await get(headers.get('location') ?? '')).status).toBe(200);
  });

  it('IMG-04 redirects to the new version once the content is another', async () => {
    const first = await addressed('310/300');
    await draw('#993333');
    const pictures = createPictures({ originals: [folderOriginals(originals)] });
    const { app } = await aBackend({ pictures, dataFolder });
    const answer = await app.request(first);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/img/310/300/resize${pictures.address('/w/towel.jpg')}`,
    ]);
    expect(answer.headers.get('location')).not.toBe(first);
  });

  it('IMG-04 redirects to the new version a minute after the content of a running shop is another', async () => {
    const first = await addressed('310/300');
    await draw('#993333');
    const later = performance.now() + 60_001;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    await vi.waitFor(async () => expect(await addressed('310/300')).not.toBe(first), 5000);
    expect((await get(await addressed('310/300'))).status).toBe(200);
  });

  it('IMG-04 keeps its version while the content is the same, whatever its date', async () => {
    const first = await addressed('310/300');
    utimesSync(join(originals, 'w/towel.jpg'), 1, 1);
    const later = createPictures({ originals: [folderOriginals(originals)] });
    expect(`/img/310/300/resize${later.address('/w/towel.jpg')}`).toBe(first);
  });

  it('IMG-04 has another version for another content', async () => {
    const first = await addressed('310/300');
    await draw('#993333');
    const later = createPictures({ originals: [folderOriginals(originals)] });
    expect(later.version('/w/towel.jpg')).not.toBe(first.split('v=')[1]);
  });

  it('IMG-04 fills the size that is asked, cut at its edges', async () => {
    const { data, info } = await sharp(await (await get(await addressed('310/300'))).arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const corner = [...data.subarray(0, 3)];
    const middle = (150 * info.width + 155) * info.channels;
    expect(corner).toEqual([...data.subarray(middle, middle + 3)]);
  });

  it('answers 404 in the envelope for an unknown picture and never leaves its folder', async () => {
    expect((await get('/img/310/300/resize/w/none.jpg')).status).toBe(404);
    expect((await get('/img/310/300/resize/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });

  it('IMG-04 delivers the version with the document', async () => {
    await importDocuments(backend, { products: [aProductDocument({ image: '/w/towel.jpg' })] });
    const { result } = await ask(backend, '/api/product?sku=HD-100');
    expect(`/img/310/300/resize${result.image}`).toBe(await addressed('310/300'));
  });

  it('IMG-02 answers content pictures in their widths', async () => {
    const answer = await get('/img/content/540/w/towel.jpg');
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(540);
    expect((await get('/img/content/541/w/towel.jpg')).status).toBe(404);
  });

  it('IMG-02 answers the placeholder of a content picture, coarse and small', async () => {
    const placeholder = Buffer.from(await (await get('/img/content/94/w/towel.jpg')).arrayBuffer());
    const resized = sharp(join(originals, 'w/towel.jpg')).resize({ width: 94 });
    const coarse = await resized.clone().jpeg({ quality: 50, mozjpeg: true }).toBuffer();
    expect(placeholder.equals(coarse)).toBe(true);
    expect(placeholder.equals(await resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer())).toBe(false);
  });

  it.each(['avif', 'webp'] as const)('IMG-02 answers the placeholder at quality 50 as %s too', async (format) => {
    const placeholder = await get('/img/content/94/w/towel.jpg', `image/${format}`);
    const resized = sharp(join(originals, 'w/towel.jpg')).resize({ width: 94 });
    const settings = format === 'avif' ? { effort: 2, chromaSubsampling: '4:2:0' } : {};
    const coarse = await resized.toFormat(format, { ...settings, quality: 50 }).toBuffer();
    expect(Buffer.from(await placeholder.arrayBuffer()).equals(coarse)).toBe(true);
  });

  it('IMG-02 answers the smallest content picture finer than its placeholder', async () => {
    const picture = Buffer.from(await (await get('/img/content/375/w/towel.jpg')).arrayBuffer());
    const fine = sharp(join(originals, 'w/towel.jpg')).resize({ width: 375 }).jpeg({ quality: 80, mozjpeg: true });
    expect(picture.equals(await fine.toBuffer())).toBe(true);
  });

  it.each([1920, 1440, 1024, 768, 540, 375])('IMG-02 answers the width %i of content pictures', async (width) => {
    expect((await get(`/img/content/${width}/w/towel.jpg`)).status).toBe(200);
  });
});

describe('a kept picture', () => {
  const keptFiles = () =>
    readdirSync(join(dataFolder, 'pictures'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const bytesOf = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer());

  it.each([
    ['is empty', (file: string) => truncateSync(file, 0)],
    ['is cut off', (file: string) => truncateSync(file, 200)],
    ['has zeros at its end', (file: string) => writeFileSync(file, readFileSync(file).fill(0, 200))],
  ])('IMG-04 is made anew when it %s', async (_title, damage) => {
    const address = await addressed('310/300');
    const whole = await bytesOf(address);
    const [file = expect.unreachable()] = keptFiles();
    damage(file);
    expect((await bytesOf(address)).equals(whole)).toBe(true);
    writeFileSync(join(originals, 'w/towel.jpg'), '');
    expect((await bytesOf(address)).equals(whole)).toBe(true);
  });

  it('IMG-04 is another one for the same width and another height', async () => {
    await get(await addressed('310/300'));
    expect((await sharp(await bytesOf(await addressed('310/388'))).metadata()).height).toBe(388);
  });

  it('IMG-04 is another one once the content is another', async () => {
    const before = await bytesOf(await addressed('310/300'));
    await draw('#993333');
    const pictures = createPictures({ originals: [folderOriginals(originals)] });
    const { app } = await aBackend({ pictures, dataFolder });
    const answer = await app.request(`/img/310/300/resize${pictures.address('/w/towel.jpg')}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(before)).toBe(false);
  });

  it('IMG-04 is answered where it cannot be kept, and leaves no unfinished file', async () => {
    const address = await addressed('310/300');
    await get(address);
    const [file = expect.unreachable()] = keptFiles();
    rmSync(file);
    mkdirSync(file);
    expect((await sharp(await bytesOf(address)).metadata()).width).toBe(310);
    expect(keptFiles()).toEqual([]);
  });
});

it.each(['/fashion/satijn-1600x900.jpg', '/textile/handdoek-fenne/terra-1.jpg'])(
  'the demo’s %s has a version, so that what was kept of another one goes',
  (path) => expect(createPictures({ originals: [demoOriginals()] }).version(path)).toMatch(/^[0-9a-f]{8}$/),
);

describe('pictures that take long to make', () => {
  const slow = () => {
    const made: string[] = [];
    const read = async (path: string) => {
      made.push(path);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return path.includes('none') ? undefined : new TextEncoder().encode(path);
    };
    return { made, source: { stamp: (path: string) => path, read } };
  };

  it('are made once, however many ask, and kept for the next start', async () => {
    const { made, source } = slow();
    const folder = aFolder();
    const { read } = keptOriginals(source, folder);
    const found = await Promise.all([read('/a.jpg'), read('/a.jpg'), read('/none.jpg')]);
    expect(found.map((bytes) => bytes && new TextDecoder().decode(bytes))).toEqual(['/a.jpg', '/a.jpg', undefined]);
    expect(await keptOriginals(source, folder).read('/a.jpg')).toHaveLength(6);
    // Two are made concurrently, so their order varies.
    expect(made.toSorted()).toEqual(['/a.jpg', '/none.jpg']);
  });

  it('are made so many at a time and no more, also after one failed', async () => {
    const inTurn = createTurns(2);
    let [running, most] = [0, 0];
    const act = async (fails: boolean) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (fails) throw new Error('broken');
    };
    await Promise.allSettled([true, false, true, false, false].map((fails) => inTurn(() => act(fails))));
    expect([running, most]).toEqual([0, 2]);
  });

  it('are made for the cards before anybody asks', async () => {
    await importDocuments(backend, { products: [aProductDocument({ image: '/w/towel.jpg' })] });
    const { step } = pictureWarmer(backend.ports);
    expect([await step(), await step()]).toEqual([true, false]);
    const unread = { ...backend.ports.pictures, original: () => Promise.reject(new Error('read again')) };
    const again = pictureWarmer({ ...backend.ports, pictures: unread });
    expect(await again.step()).toBe(true);
  });
});

describe('the card of a shared link', () => {
  it('shows the product beside the mark of its shop, 1200 by 630, as JPEG', async () => {
    const answer = await get('/img/social/textile/w/towel.jpg');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const card = sharp(await answer.arrayBuffer());
    expect(await card.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const { data, info } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number) => [...data.subarray((20 * info.width + x) * 3, (20 * info.width + x) * 3 + 3)];
    expect(near(colourAt(100), [0x33, 0x66, 0x99])).toBe(true);
    expect(near(colourAt(1180), [0xf6, 0xf0, 0xe4])).toBe(true);
  });

  it('shows the product alone where the shop has no mark yet', async () => {
    const card = sharp(await socialCard('buiten', await sharp(join(originals, 'w/towel.jpg')).toBuffer()));
    const { dominant } = await card.clone().extract({ left: 1100, top: 0, width: 100, height: 630 }).stats();
    expect(await card.metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  it.each(['/img/social/textile/w/nope.jpg', '/img/social/nope/w/towel.jpg'])('%s is none', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

const near = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 6);
