import { mapTokens, standardTokens, type StoreTheme } from '@etalage/ui/tokens';
import { themeSource, tokenType } from '@etalage/ui/workbench';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { format, getFileInfo, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../backend/src/testing/isLong.ts';
import { newStore } from '../../../tools/newStore/newStore.ts';

const workspace = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
/** Without what Vitest sets for itself. */
const env = { ...process.env, NODE_ENV: 'production', BASE_URL: '' };
const root = mkdtempSync(join(tmpdir(), 'etalage-new-store-'));
const children: ChildProcess[] = [];
/** Contents of what the generator wrote, by path. */
let files: Map<string, Buffer>;

const link = (from: string, to: string): void => symlinkSync(join(workspace, from), join(root, to));

/** A copy of the sources beside the packages of the workspace; what is large and only read is a link. */
function copyWorkspace(): void {
  const linked = ['apps/backend/data/images/scenes', 'apps/backend/data/catalog/textile', 'tools/stories/kept'];
  const large = [...linked, 'apps/backend/data/catalog'];
  const isSource = (path: string): boolean =>
    !/\/(dist|node_modules)$/.test(path) && !large.includes(relative(workspace, path));
  const packages = ['package.json', 'package-lock.json'];
  const lists = [...packages, '.gitignore', 'nx.json', 'tsconfig.base.json', 'vitest.workspace.ts'];
  for (const path of [...lists, 'libs', 'tools', 'apps']) {
    cpSync(join(workspace, path), join(root, path), { recursive: true, filter: isSource });
  }
  mkdirSync(join(root, 'apps/backend/data/catalog'));
  for (const path of linked) link(path, path);
  mkdirSync(join(root, 'node_modules/@etalage'), { recursive: true });
  for (const name of readdirSync(join(workspace, 'node_modules'))) {
    if (name !== '@etalage') link(`node_modules/${name}`, `node_modules/${name}`);
  }
  for (const name of readdirSync(join(root, 'libs'))) {
    symlinkSync(`../../libs/${name}`, join(root, 'node_modules/@etalage', name));
  }
  symlinkSync('../../tools', join(root, 'node_modules/@etalage/tools'));
  for (const path of globSync('{libs,apps}/*/node_modules', { cwd: workspace })) link(path, path);
}

/** Runs a program of the packages in the copy; what it prints. Rejects with that when it fails. */
async function runInCopy(program: string, ...args: string[]): Promise<string> {
  const command = [join(root, 'node_modules', program), ...args];
  const plain = { ...env, NODE_ENV: 'test', NX_DAEMON: 'false', NO_COLOR: '1' };
  return run(process.execPath, command, { cwd: root, env: plain }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => Promise.reject(new Error(error.stdout, { cause: error })),
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a program of the copy and waits until it is healthy. */
async function start(program: string, extra: Record<string, string>): Promise<string> {
  const port = await freePort();
  const args = ['--disable-warning=ExperimentalWarning', '--conditions=@etalage/source', program];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, PORT: String(port), ...extra },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/health`).catch(() => undefined);
    if (answer?.ok) return address;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${program} ended`);
}

beforeAll(async () => {
  copyWorkspace();
  const options = ['--name=De Proef', '--like=textile', '--color=#7a1f3d'];
  const told = await runInCopy('nx/dist/bin/nx.js', 'generate', '@etalage/tools:store', 'proef-winkel', ...options);
  const written = [...told.matchAll(/^(?:CREATE|UPDATE) (.+)$/gm)].map(([, path = '']) => path);
  files = new Map(written.map((path) => [path, readFileSync(join(root, path))]));
  rmSync(join(root, 'apps/backend/data/catalog/textile'));
});

afterAll(async () => {
  const ended = children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  rmSync(root, { recursive: true, force: true });
});

describe('THEME-05 a store that was just generated', () => {
  it('THEME-05 is written as the formatter leaves it, and changes no lib', async () => {
    const texts = [...files].filter(([path]) => /\.(ts|tsx|json)$/.test(path));
    const ignorePath = join(workspace, '.prettierignore');
    for (const [path, bytes] of texts) {
      if ((await getFileInfo(join(workspace, path), { ignorePath })).ignored) continue;
      const options = { ...(await resolveConfig(join(workspace, path))), filepath: path };
      expect(await format(String(bytes), options), path).toBe(String(bytes));
    }
    const places = [
      /^apps\/proef-winkel\//,
      /^apps\/backend\/data\/(catalog|content)\/proef-winkel\//,
      /^apps\/backend\/data\/images\/social\/proef-winkel\.png$/,
      /^apps\/integration\/src\/pages\/data\/proef-winkel\.json$/,
    ];
    const others = [...files.keys()].filter((path) => !places.some((place) => place.test(path)));
    expect(others).toEqual(['apps/backend/data/stores.json', 'package-lock.json']);
  });

  it('THEME-05 adds itself to the lists and leaves the rest of them as it was', () => {
    for (const path of ['apps/backend/data/stores.json', 'package-lock.json']) {
      const before = readFileSync(join(workspace, path), 'utf8').split('\n');
      const after = new Set(String(files.get(path)).split('\n'));
      expect(before.filter((line) => !after.has(line) && !after.has(`${line},`))).toEqual([]);
    }
  });

  it('THEME-05 has pages for its stories, with its own name and logo, until they are recorded', () => {
    const recorded = String(files.get('apps/integration/src/pages/data/proef-winkel.json'));
    expect(JSON.parse(recorded)).toMatchObject({ logo: String(files.get('apps/proef-winkel/src/logo.svg')) });
    expect(recorded).toContain('De Proef');
    expect(recorded).not.toContain('Weefhuis');
  });

  it.runIf(isLong)('THEME-05 passes the checks that every store passes', { timeout: 180_000 }, async () => {
    const ofApps = ['stores', 'themes', 'fonts', 'storeFaces'].map((name) => `src/${name}.test`);
    const checks = [...ofApps, 'stories/looks.test'];
    // Scripts are there once a store was built.
    const unbuilt = ['-t', '^(?!.*no script that a browser gets)'];
    const told = await runInCopy('vitest/vitest.mjs', 'run', '--config=vitest.workspace.ts', ...unbuilt, ...checks);
    expect(told).toMatch(/Test Files +5 passed \(5\)/);
  });

  it.runIf(isLong)(
    'THEME-05 builds, and shows its home and its products over the real backend',
    { timeout: 180_000 },
    async () => {
      const build = run(process.execPath, [join(root, 'tools/buildStore.ts')], {
        cwd: join(root, 'apps/proef-winkel'),
        env,
      });
      const [backend] = await Promise.all([
        start('apps/backend/src/main.ts', { DATA_DIR: join(root, '.data'), WARM: '0' }),
        build,
      ]);
      const store = await start('apps/proef-winkel/dist/server/server.js', { BACKEND_URL: backend });

      const home = await fetch(`${store}/`);
      const html = await home.text();
      expect(home.status).toBe(200);
      expect(html).toContain('<title>De Proef</title>');
      expect(html).toMatch(/--\w+:#7a1f3d/);
      const category = await (await fetch(`${store}/c/bad`)).text();
      expect(category.match(/href="\/p\/[^"]+"/g)?.length).toBeGreaterThan(20);
      expect((await fetch(`${store}/favicon.ico`)).status).toBe(200);
      expect((await fetch(`${store}/social.jpg`)).headers.get('content-type')).toBe('image/jpeg');
    },
  );

  it('THEME-04 compiles, with the theme.css.ts that the workbench saves as well', { timeout: 180_000 }, async () => {
    const tokens = mapTokens((group, leaf) => (tokenType(group, leaf) === 'color' ? '#123456' : '1px'));
    const theme: StoreTheme = { light: tokens, dark: { ...tokens, color: { ...tokens.color, action: '#654321' } } };
    const saved = join(root, 'apps/proef-winkel/src/saved.css.ts');
    writeFileSync(saved, themeSource('proef-winkel', theme, standardTokens));
    const themes = { extends: './tsconfig.json', include: ['src/*.css.ts'] };
    writeFileSync(join(root, 'apps/proef-winkel/tsconfig.themes.json'), JSON.stringify(themes));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    // The rest of the store is what every store has: the soak compiles it too.
    const project = isLong ? 'apps/proef-winkel' : 'apps/proef-winkel/tsconfig.themes.json';
    await run(process.execPath, [compiler, '-p', project], { cwd: root });
  });
});

describe('a store may be called', () => {
  it.each(['class', 'hydrate', 'dutch'])('%s, a word of the language or of the shell', async (code) => {
    const [entries, plain] = await Promise.all([code, 'keuken'].map(entriesOf));
    expect(entries).toEqual(plain);
  });

  it.each([
    ['Prijs$$', 'Prijs$$'],
    ['Keuken $1 $`', 'Keuken $1 $`'],
    ['  Keuken en bad ', 'Keuken en bad'],
  ])('%j by shoppers', async (name, shown) => {
    const written = await newStore(workspace, { code: 'keuken', name });
    const home = String(written.get('apps/backend/data/content/keuken/home.json'));
    expect(home).toContain(`"${shown}: `);
    expect(String(written.get('apps/keuken/src/store.ts'))).toContain(`name: '${shown}',`);
  });
});

describe('a new store is like the one it starts from', () => {
  it('has its features and its style sheets, under a name of its own', async () => {
    const written = await newStore(workspace, { code: 'keuken', like: 'fashion' });
    expect(String(written.get('apps/keuken/src/opening.css.ts'))).toContain("storeRoot('keuken')");
    const source = String(written.get('apps/keuken/src/store.ts'));
    expect(source).toContain("import './theme.css.ts';\nimport './opening.css.ts';\n");
    expect(source).toContain("features: { productCardAction: 'none', priceTiers: false },");
    expect(String((await newStore(workspace, { code: 'keuken' })).get('apps/keuken/src/store.ts'))).toContain(
      "features: { productCardAction: 'orderNow', priceTiers: true },",
    );
  });

  it('has every icon and card that it has', async () => {
    const written = await newStore(workspace, { code: 'keuken' });
    const icons = readdirSync(join(workspace, 'apps/textile/public')).map((name) => `apps/keuken/public/${name}`);
    expect([...written.keys()]).toEqual(expect.arrayContaining(icons));
    const panel = sharp(written.get('apps/backend/data/images/social/keuken.png'));
    expect(await panel.metadata()).toMatchObject({ width: 510, height: 630, format: 'png' });
    const { channels } = await panel.extract({ left: 155, top: 215, width: 200, height: 200 }).flatten().stats();
    expect(Math.max(...channels.map(({ max, min }) => max - min))).toBeGreaterThan(100);
  });

  it('keeps words that only begin as the name of the other', async () => {
    const written = await newStore(workspace, { code: 'keuken', like: 'fashion' });
    const home = String(written.get('apps/backend/data/content/keuken/home.json'));
    expect(home).toContain('"Lingerie');
    expect(home).toContain('"Keuken: ');
    expect(home).not.toMatch(/\bLinge\b/);
  });
});

/** The files of a new store that name its store view. */
async function entriesOf(code: string): Promise<string[]> {
  const written = await newStore(workspace, { code });
  const [, constant = ''] = /^export const (\w+)/m.exec(String(written.get(`apps/${code}/src/store.ts`))) ?? [];
  return [constant, ...['client', 'server'].map((name) => String(written.get(`apps/${code}/src/${name}.tsx`)))];
}

describe('a store that cannot be generated', () => {
  it.each([
    [{ code: 'Keuken' }, /small letters/],
    [{ code: 'textile' }, /is there already/],
    [{ code: 'shell' }, /is there already/],
    [{ code: 'tools' }, /is there already/],
    [{ code: 'dist' }, /is kept out of the repository/],
    [{ code: 'keuken', like: 'nergens' }, /There is no store nergens/],
    [{ code: 'keuken', color: 'rood' }, /#rrggbb/],
    [{ code: 'keuken', name: "'t Huis" }, /no quotes/],
    [{ code: 'keuken', name: '  ' }, /is not empty/],
    [{ code: 'keuken', name: '\t' }, /is not empty/],
    [{ code: 'keuken', name: 'Keuken\trijk' }, /no quotes/],
  ])('%j says why', (options, why) => expect(newStore(workspace, options)).rejects.toThrow(why));
});
