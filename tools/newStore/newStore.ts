import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { marksOf } from '../../apps/backend/data/images/generate/marks.ts';
import { mailLogo } from '../../apps/backend/data/mailLogo.ts';
import { ownColor, palette } from './palette.ts';
import { entry, storeSource } from './storeSource.ts';

const optionsSchema = v.object({
  /** The store code: of its app, its addresses and its search index. */
  code: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'A store code has small letters, digits and dashes'),
  ),
  /** What shoppers call it; the code with a capital where nothing is given. */
  name: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('A name is not empty'),
      v.regex(/^[^'"<>&\\\p{Cc}]*$/u, 'A name has no quotes, brackets, ampersands, backslashes or tabs'),
    ),
  ),
  /** The store whose character, typefaces, catalogue and content it starts from. */
  like: v.optional(v.string(), 'textile'),
  /** Its own colour as #rrggbb. */
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'A colour is written as #rrggbb'))),
});

/** Contents by path from the root of the workspace. */
export type Files = Map<string, Buffer>;

const storesFile = 'apps/backend/data/stores.json';
const listed = v.array(
  v.looseObject({
    code: v.string(),
    id: v.number(),
    name: v.string(),
    cardImage: v.object({ width: v.number(), height: v.number() }),
  }),
);

/** What a new store is made of. Throws an Error that says what is wrong. */
function plan(root: string, given: unknown) {
  const parsed = v.safeParse(optionsSchema, given);
  if (!parsed.success) throw new Error(parsed.issues.map(({ message }) => message).join('; '));
  const {
    code,
    like,
    name = code.replace(/^./, (letter) => letter.toUpperCase()),
    color = ownColor(code),
  } = parsed.output;
  const stores = v.parse(listed, json(root, storesFile));
  const model = stores.find((store) => store.code === like);
  if (model === undefined)
    throw new Error(`There is no store ${like}: ${stores.map((store) => store.code).join(', ')}`);
  if (stores.some((store) => store.code === code) || packageNames(root).includes(`@etalage/${code}`))
    throw new Error(`${code} is there already`);
  if (readFileSync(join(root, '.gitignore'), 'utf8').split('\n').includes(`${code}/`))
    throw new Error(`A folder called ${code} is kept out of the repository`);
  const id = Math.max(...stores.map((store) => store.id)) + 1;
  if (id > 9) throw new Error('A tenth store has no port of its own: give processes their PORT first');
  return { code, like, name, color, id, model, stores };
}

/** Every file of a new store, and the lists that name the stores with it added. Throws an Error that says what is wrong. */
export async function newStore(root: string, given: unknown): Promise<Files> {
  const { code, like, name, color, id, model, stores } = plan(root, given);
  const called = model.name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const whole = new RegExp(`(?<!\\p{L})${called}(?!\\p{L})`, 'gu');
  const renamed = (text: string): string => text.replace(whole, () => name);
  const files: Files = new Map();
  const write = (path: string, text: string): unknown => files.set(path, Buffer.from(text));
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const app = `apps/${code}`;
  write(`${app}/package.json`, read(`apps/${like}/package.json`).replace(`@etalage/${like}`, `@etalage/${code}`));
  for (const file of ['tsconfig.json', 'vite.config.ts']) write(`${app}/${file}`, read(`apps/${like}/${file}`));
  for (const file of globSync('src/fonts/*', { cwd: join(root, 'apps', like) })) {
    files.set(`${app}/${file}`, readFileSync(join(root, 'apps', like, file)));
  }
  write(`${app}/src/client.tsx`, entry('hydrate', '@etalage/shell'));
  write(`${app}/src/server.tsx`, entry('serve', '@etalage/storefront-server'));
  const contact = { company: `${name} B.V.`, email: `klantenservice@${code}.example`, phone: '020 - 241 00 00' };
  const own = { code, id, name, searchIndex: `etalage_${code}`, url: `http://localhost:${4000 + id}`, contact };
  const { bank: _accountOfTheModel, ...settings } = model;
  const { light } = palette(color);
  const store = { ...settings, ...own, mail: { logo: '/mail-logo.png', colors: mailColors(light) } };
  write(`${app}/src/store.ts`, storeSource(store, read(`apps/${like}/src/store.ts`)));
  for (const file of globSync('src/*.css.ts', { cwd: join(root, 'apps', like) })) {
    const styles = read(`apps/${like}/${file}`).replaceAll(`('${like}'`, `('${code}'`);
    write(`${app}/${file}`, file === 'src/theme.css.ts' ? recolored(styles, color) : styles);
  }
  const logo = wordmark(name);
  write(`${app}/src/logo.svg`, logo);
  files.set(`${app}/public/mail-logo.png`, await mailLogo(logo, mailColors(light)));
  const icon = mark(color, code);
  write(`${app}/public/favicon.svg`, icon);
  const home = read(`apps/backend/data/content/${like}/home.json`);
  for (const [path, bytes] of await marksOf(code, { icon, logo, home })) files.set(path, bytes);
  for (const path of globSync('*.jsonl', { cwd: join(root, 'apps/backend/data/catalog', like) })) {
    write(`apps/backend/data/catalog/${code}/${path}`, read(`apps/backend/data/catalog/${like}/${path}`));
  }
  for (const path of globSync('**/*.json', { cwd: join(root, 'apps/backend/data/content', like) })) {
    const story = read(`apps/backend/data/content/${like}/${path}`);
    write(`apps/backend/data/content/${code}/${path}`, renamed(story).replaceAll(`"${like}/`, `"${code}/`));
  }
  const pages = 'apps/integration/src/pages/data';
  const recorded = v.parse(fields, JSON.parse(renamed(read(`${pages}/${like}.json`))));
  write(`${pages}/${code}.json`, JSON.stringify({ ...recorded, logo }));
  const entryLines = [...stores, store].map((listedStore) => `  ${listEntry(listedStore)}`);
  write(storesFile, `[\n${entryLines.join(',\n')}\n]\n`);
  write(
    'package-lock.json',
    withWorkspace(
      read('package-lock.json'),
      code,
      v.parse(manifest, JSON.parse(String(files.get(`${app}/package.json`)))),
    ),
  );
  return files;
}

const json = (root: string, path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const rootManifest = v.object({ workspaces: v.array(v.string()) });
const named = v.object({ name: v.string() });

/** The names of all packages of the workspace. */
const packageNames = (root: string): string[] =>
  v
    .parse(rootManifest, json(root, 'package.json'))
    .workspaces.flatMap((place) => globSync(`${place}/package.json`, { cwd: root }))
    .map((path) => v.parse(named, json(root, path)).name);

/** As the formatter leaves it: flat objects that fit stay on their line. */
const listEntry = (store: object): string =>
  JSON.stringify(store, null, 2)
    .replace(/\{\s*("width"[^}]*|"accountHolder"[^}]*?|"company"[^}]*?)\s*\}/g, (whole, inner: string) => {
      const flat = `{ ${inner.trim().replace(/\s*\n\s*/g, ' ')} }`;
      return flat.length > 105 ? whole : flat;
    })
    .replaceAll('\n', '\n  ');

/** The colours of mails, by those of the theme by day. */
const mailColors = ({
  sunken,
  onSunken,
  header,
  onHeader,
  raised,
  onRaised,
  muted,
  line,
  action,
  onAction,
}: ReturnType<typeof palette>['light']) => ({
  ...{ ground: sunken, onGround: onSunken, header, onHeader, sheet: raised, text: onRaised },
  ...{ muted, line, note: sunken, action, onAction },
});

/** The character of another store in colours of its own: the two blocks of colours in its theme are replaced. */
function recolored(theme: string, color: string): string {
  const { light, dark } = palette(color);
  const modes = [light, dark];
  return theme.replace(/^( +)color: \{\n[\s\S]*?\n\1\},/gm, (block, indent: string) => {
    const colors = modes.shift();
    if (colors === undefined) return block;
    return [
      `${indent}color: {`,
      ...Object.entries(colors).map(([leaf, value]) => `${indent}  ${leaf}: '${value}',`),
      `${indent}},`,
    ].join('\n');
  });
}

/** The name as a word, in the typeface of the page's headings; a designer draws the real one. */
function wordmark(name: string): string {
  const width = Math.max(60, Math.min(200, name.length * 16));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" fill="currentColor"><title>${name}</title><text x="0" y="29" font-size="28" font-family="var(--shop-font-heading, serif)" textLength="${width}" lengthAdjust="spacingAndGlyphs">${name}</text></svg>\n`;
}

/** A mark of two shapes on the store's colour. */
function mark(color: string, code: string): string {
  const ground = palette(color).light.action;
  const turn = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${ground}"/><g transform="rotate(${turn * 90} 32 32)" fill="#ffffff"><circle cx="24" cy="24" r="10"/><path d="M18 50a14 14 0 0 1 28 0z"/></g></svg>\n`;
}

const names = v.record(v.string(), v.string());
const manifest = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  dependencies: names,
  devDependencies: names,
});
/** Fields in the order in which they are written. */
const fields = v.record(v.string(), v.unknown());
const lock = v.object({ packages: fields });

const sorted = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The lock file with one more workspace, where npm itself would put it, so that `npm ci` takes it. */
function withWorkspace(
  text: string,
  code: string,
  { dependencies, devDependencies, ...rest }: v.InferOutput<typeof manifest>,
): string {
  const before = v.parse(fields, JSON.parse(text));
  const packages = {
    ...v.parse(lock, before).packages,
    [`apps/${code}`]: { ...rest, dependencies: sorted(dependencies), devDependencies: sorted(devDependencies) },
    [`node_modules/${rest.name}`]: { resolved: `apps/${code}`, link: true },
  };
  const inOrder = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...before, packages: Object.fromEntries(inOrder) }, null, 2)}\n`;
}
