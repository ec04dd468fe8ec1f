import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { startStack } from '../run/stack.mjs';
import { stores as allStores } from '../run/stores.mjs';
import { fillOnce, fullCategory } from './catalogue.ts';
import { atRest } from './cpu.ts';
import { keeps, pageFindings, type Finding, type PageName } from './goals.ts';
import { busyWarning, watchOthers } from './idle.ts';
import { lighthouseScores } from './lighthouse.ts';
import { measure, type Measure, type Target } from './measure.ts';
import { medianMeasure } from './medians.ts';
import { searchLatency } from './searchLatency.ts';
import { pagesPerCore } from './throughput.ts';

/** `npm run bench -- [--runs 5] [--store fashion] [--count 10000] [--no-lighthouse]` */
const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const codes = allStores.map(({ code }) => code);
const runs = Number(option('runs', '5'));
const count = Number(option('count', '10000'));
const stores = option('store', codes.join()).split(',');
const base = Number(process.env['PORT_BASE'] ?? 4700);
const root = join(import.meta.dirname, '../..');
const dataDirectory = join(process.env['DATA_DIR'] ?? join(root, '.data'), 'bench');
const browserPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const portOf = Object.fromEntries(allStores.map(({ code, offset }) => [code, base + offset]));

const menu = '[data-act="menu"]';
const filters = 'main details > summary';
const facet = 'main details details[open] li:first-child a';
const variant = 'main [role="group"] a:nth-child(2)';
/** A value that may be chosen, and is not yet. */
const otherOption = 'main [data-option] div > a:not([data-state], [aria-current])';
const productLink = 'main a[href^="/p/"]';
const addToCart = '[data-act="add-to-cart"]';

/** Of the product's page, on its way or whole; the category that was left has one too. */
const productHeading = `main [aria-busy] h1, main:has(${addToCart}) h1`;
/** The order button of a product's page that is whole: one on its way has none. */
const wholeProduct = `main:has(h1) ${addToCart}`;
const cartBadge = '[data-badge="cart"]@@[1-9]';

const comboBox = 'input[role="combobox"]';
const searchOf = (text: string) => `/search?q=${encodeURIComponent(text)}`;

fillOnce(dataDirectory, codes, count);
const findings: Finding[] = [];
const pages: Record<string, Measure> = {};
const scores: Record<string, Record<string, number>> = {};
const warnings: string[] = [];
const othersSince = watchOthers();
await withStack({}, browse);
await withStack({ OUTPUT_CACHE: 'on' }, async (children) => {
  for (const store of stores) await throughput(store, children, 'output cache', 8000);
});
findings.push(...(await searchLatency(dataDirectory, 'fashion')));
print();

async function withStack(env: Record<string, string>, act: (children: Map<string, { pid?: number }>) => Promise<void>) {
  const stack = startStack({
    base,
    env: { DATA_DIR: dataDirectory, ...env },
    onEnd: (line: string) => console.error(line),
  });
  try {
    await stack.up;
    await atRest(stack.children.get('backend')?.pid ?? 0);
    await act(stack.children);
  } finally {
    await stack.stop();
  }
}

async function browse(children: Map<string, { pid?: number }>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
  });
  try {
    othersSince();
    await wait(3000);
    warnIfBusy('before measuring');
    for (const store of stores) await measureStore(browser, store);
  } finally {
    await browser.close();
  }
  for (const store of stores) {
    await throughput(store, children, 'no cache', 300);
    if (!process.argv.includes('--no-lighthouse')) await lighthouseStore(store);
  }
}

/** Of what other programs used since this was called last. */
function warnIfBusy(when: string): void {
  const warning = busyWarning(when, othersSince());
  if (warning === undefined) return;
  warnings.push(warning);
  console.warn(warning);
}

async function targetsOf(browser: Browser, store: string): Promise<Record<PageName, Target>> {
  const origin = `http://localhost:${portOf[store]}`;
  const category = await fullCategory(`http://localhost:${base}`, store);
  const page = await browser.newPage();
  await page.goto(origin + category);
  const product = (await page.locator(productLink).first().getAttribute('href')) ?? '';
  await page.goto(origin + product);
  const hasVariants = (await page.locator(variant).count()) > 0;
  const ordered = await chosenAddress(page);
  const name = (await page.locator('main h1').first().textContent()) ?? '';
  await page.close();
  return {
    home: {
      name: 'home',
      url: `${origin}/`,
      cold: {
        'menu usable': {
          click: menu,
          expect: 'dialog[open] a[href^="/c/"], [popover]:popover-open a[href^="/c/"]',
        },
      },
      presses: { 'INP of the menu': menu },
      settled: {
        'search opened': { click: 'header form button', expect: comboBox },
        'suggestions after the last key': { click: comboBox, type: name.slice(0, 4), expect: '[role="option"]' },
        'results after the last key': { click: comboBox, type: name, expect: `a[href="${searchOf(name)}"]` },
      },
    },
    category: {
      name: 'category',
      url: origin + category,
      presses: { 'INP of the filters': filters },
      unprimed: { 'soft navigation to product, unprimed': { click: productLink, expect: wholeProduct } },
      settled: {
        'filters opened': { click: filters, expect: facet },
        'filter change': { click: facet, expect: `${facet}[aria-current]` },
        'soft navigation to product': { click: productLink, expect: productHeading },
      },
    },
    product: {
      name: 'product',
      url: ordered,
      order: { click: addToCart, expect: cartBadge, answer: '/api/cart/update' },
      presses: { 'INP of add to cart': addToCart, ...(hasVariants && { 'INP of an option': otherOption }) },
      settled: {
        'add to cart shown, settled': { click: addToCart, expect: cartBadge },
        ...(hasVariants && { 'variant change': { click: variant, expect: `${variant}[aria-current]` } }),
      },
    },
  };
}

/** The address of the product with a value of every option chosen that is in stock, so that it can go into the cart. */
async function chosenAddress(page: Page): Promise<string> {
  const options = page.locator('main [data-option]');
  for (const option of await options.all()) {
    if ((await option.locator('a[aria-current]').count()) > 0) continue;
    const value = option.locator('div > a:not([data-state])').first();
    await page.goto(new URL((await value.getAttribute('href')) ?? '', page.url()).href);
  }
  return page.url();
}

async function measureStore(browser: Browser, store: string): Promise<void> {
  const targets = await targetsOf(browser, store);
  for (const page of ['home', 'category', 'product'] as const) {
    const taken: Measure[] = [];
    await fetch(targets[page].url).then((answer) => answer.text());
    for (let run = 0; run < runs; run += 1) taken.push(await measure(browser, targets[page]));
    const middle = medianMeasure(taken);
    pages[`${store} ${page}`] = middle;
    findings.push(...pageFindings(store, page, middle));
    console.log(
      `${store} ${page}: LCP ${Math.round(middle.lcp)} ms, JavaScript ${(middle.js / 1024).toFixed(1)} KiB (load ${loadavg()[0]?.toFixed(1)})`,
    );
    warnIfBusy(`while ${store} ${page} was measured`);
  }
}

async function throughput(
  store: string,
  children: Map<string, { pid?: number }>,
  what: string,
  goal: number,
): Promise<void> {
  const category = await fullCategory(`http://localhost:${base}`, store);
  const value = await pagesPerCore(`http://localhost:${portOf[store]}${category}`, children.get(store)?.pid ?? 0);
  findings.push({
    what: `${store} category pages per second and core, ${what}`,
    value,
    goal,
    unit: '/s',
    atLeast: true,
  });
}

async function lighthouseStore(store: string): Promise<void> {
  const found = await lighthouseScores(`http://localhost:${portOf[store]}/`, browserPath);
  scores[store] = found;
  for (const [name, value] of Object.entries(found))
    findings.push({ what: `${store} Lighthouse ${name}`, value, goal: 100, unit: '', atLeast: true });
}

function print(): void {
  const show = (value: number) => (Number.isFinite(value) ? String(Math.round(value * 10) / 10) : '–');
  const rows = Object.entries(pages).map(
    ([name, m]) =>
      `| ${name} | ${[m.js, m.css, m.html, m.font, m.image].map((size) => show(size / 1024)).join(' | ')} | ${m.requests} | ${show(m.fcp)} | ${show(m.lcp)} | ${m.cls.toFixed(3)} | ${show(m.tbt)} |`,
  );
  console.log(
    [
      '',
      '| page | js KiB | css | html | fonts | images | requests | FCP ms | LCP | CLS | TBT |',
      `|${' --- |'.repeat(11)}`,
      ...rows,
      '',
      '| figure | value | goal | kept |',
      '| --- | --- | --- | --- |',
    ].join('\n'),
  );
  for (const finding of findings) {
    console.log(
      `| ${finding.what} | ${show(finding.value)} ${finding.unit} | ${finding.atLeast ? 'at least' : 'at most'} ${show(finding.goal)} | ${keeps(finding) ? 'yes' : 'NO'} |`,
    );
  }
  if (warnings.length > 0) console.warn(['', ...warnings].join('\n'));
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  const file = join(root, 'bench-results', `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(
    file,
    JSON.stringify(
      { taken: new Date().toISOString(), runs, count, cores: cpus().length, warnings, pages, findings, scores },
      null,
      1,
    ),
  );
  console.log(`\nWritten to ${file.slice(root.length + 1)}`);
}
