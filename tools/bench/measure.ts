import type { Browser, CDPSession, Page } from 'playwright';
import {
  actWhenPossible,
  defineFinders,
  noteTakes,
  pressAt,
  watchTap,
  type Act,
  type Moment,
  type Point,
} from './probe.ts';

/** A page to measure. All but `settled` have loads of their own. */
export type Target = {
  name: string;
  url: string;
  /** Done as soon as they can be: milliseconds from navigation until `expect` shows. */
  cold?: Record<string, Act>;
  /** A product ordered as soon as its button is painted, and a part of the address that confirms it. */
  order?: Act & { answer: string };
  /** Selectors of what is pressed first: the INP. */
  presses?: Record<string, string>;
  /** A tap on a page at rest that nothing was scrolled or touched on: milliseconds until `expect` is painted. */
  unprimed?: Record<string, Act>;
  /** Done one after the other once the page is at rest and was scrolled: milliseconds until `expect` shows. */
  settled?: Record<string, Act>;
};

type Kind = 'js' | 'css' | 'html' | 'font' | 'image' | 'other';

/** Bytes over the wire with headers; times in milliseconds from navigation. */
export type Measure = Record<Kind, number> & {
  requests: number;
  imageBeforeLoad: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  acts: Record<string, number>;
};

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};
const settle = 5000;

/** One cold load on the slow phone, its settled acts, and a cold load for each other act. */
export async function measure(browser: Browser, target: Target): Promise<Measure> {
  const { url, cold = {}, order, presses = {}, unprimed = {} } = target;
  const { acts, ...load } = await measureLoad(browser, target);
  for (const [name, act] of Object.entries(cold)) {
    acts[name] = await onSlowPhone(browser, async (page) => (await actOnLoad(page, url, act)).shown);
  }
  if (order) Object.assign(acts, await onSlowPhone(browser, (page) => measureOrder(page, url, order)));
  for (const [name, selector] of Object.entries(presses)) acts[name] = await slowestPress(browser, url, selector);
  for (const [name, act] of Object.entries(unprimed)) {
    acts[name] = await onSlowPhone(browser, (page) => measureTap(page, url, act));
  }
  return { ...load, acts };
}

/** All bytes of a page that nothing was done on: fonts and the pictures of the first view included. */
export const wholePage = ({ js, css, html, font, image, other }: Record<Kind, number>): number =>
  js + css + html + font + image + other;

function measureLoad(browser: Browser, target: Target): Promise<Measure> {
  return onSlowPhone(browser, async (page, session) => {
    const wire = countBytes(session);
    await page.goto(target.url, { waitUntil: 'load' });
    wire.loaded();
    await page.waitForTimeout(settle);
    const notes = await page.evaluate(() => globalThis.etalageBench);
    const bytes = wire.bytes();
    const tbt = notes.longTasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    const { fcp, lcp, cls } = notes;
    return { ...bytes, fcp, lcp, cls, tbt, acts: await settledActs(page, session, target.settled ?? {}) };
  });
}

/** The acts of a shopper who has looked around: the page was scrolled by hand before. */
async function settledActs(
  page: Page,
  session: CDPSession,
  acts: Record<string, Act>,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -300, gestureSourceType: 'touch' });
  await page.waitForTimeout(1500);
  for (const [name, act] of Object.entries(acts)) {
    times[name] = await page.evaluate(actAndWait, act);
    await page.waitForTimeout(1500);
  }
  return times;
}

/** Runs in the page: one click, or a text typed, and the milliseconds until `expect` shows. */
async function actAndWait({ click, type, expect }: Act): Promise<number> {
  const shown = (selector: string) => {
    const [css = '', text] = selector.split('@@');
    return [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && (!text || new RegExp(text).test(element.textContent));
    });
  };
  const field = shown(click);
  const letters = [...(type ?? '')];
  const pause = () => new Promise((resolve) => void setTimeout(resolve, 120));
  for (const at of letters.keys()) {
    await pause();
    if (!(field instanceof HTMLInputElement)) return Number.NaN;
    // React does not hear of a value that is set on the field itself.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(field, letters.slice(0, at + 1).join(''));
    if (at < letters.length - 1) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const began = performance.now();
  if (type === undefined) field?.click();
  else field?.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((resolve) => {
    const tick = () => {
      if (shown(expect)) return resolve(performance.now() - began);
      if (performance.now() - began > 20_000) return resolve(Number.NaN);
      requestAnimationFrame(tick);
    };
    tick();
  });
}

/** An act as soon as it can be done: when it was, and when `expect` showed, in milliseconds from navigation. */
async function actOnLoad(page: Page, url: string, act: Act): Promise<{ pressed: number; shown: number }> {
  const reported = new Promise<{ pressed: number; shown: number }>((resolve) => {
    void page.exposeFunction('etalageReport', (pressed: number, shown: number) => resolve({ pressed, shown }));
  });
  await page.addInitScript(actWhenPossible, act);
  await page.goto(url, { waitUntil: 'commit' });
  const began = await page.evaluate(() => performance.timeOrigin);
  const late = page.waitForTimeout(30_000).then(() => ({ pressed: Number.NaN, shown: Number.NaN }));
  const { pressed, shown } = await Promise.race([reported, late]);
  return { pressed: pressed - began, shown: shown - began };
}

/**
 * An order on a cold load, in milliseconds. Its button is pressed as soon as it is painted, which is before hydration.
 * `shown` and `confirmed` count from navigation: until the badge of the cart shows the order, and until the whole answer of
 * the server has come that has it in the cart. `early press to badge` counts from the press.
 */
async function measureOrder(
  page: Page,
  url: string,
  { answer, ...act }: Act & { answer: string },
): Promise<Record<string, number>> {
  const { pressed, shown } = await actOnLoad(page, url, act);
  return {
    'add to cart shown, cold': shown,
    'add to cart confirmed, cold': await answeredAt(page, answer),
    'early press to badge': shown - pressed,
  };
}

/** When the first good answer of an address came whole, in milliseconds from navigation; NaN when none came. */
async function answeredAt(page: Page, address: string): Promise<number> {
  const find = (part: string) =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .find(({ name, responseStatus: status }) => name.includes(part) && status >= 200 && status < 300)?.responseEnd;
  const found = await page.waitForFunction(find, address, { timeout: 20_000, polling: 100 }).catch(() => undefined);
  return (await found?.jsonValue()) ?? Number.NaN;
}

/**
 * The INP of the first press of a load in milliseconds, rounded to 8 by the browser: of two loads, pressed right after
 * the first paint and during hydration, the slower. NaN when one of the presses was not possible.
 */
async function slowestPress(browser: Browser, url: string, selector: string): Promise<number> {
  const press = (moment: Moment) => onSlowPhone(browser, (page) => measurePress(page, url, { selector, moment }));
  return Math.max(await press('first paint'), await press('hydration'));
}

async function measurePress(page: Page, url: string, press: { selector: string; moment: Moment }): Promise<number> {
  const durations: number[] = [];
  await page.exposeFunction('etalageInteraction', (duration: number) => void durations.push(duration));
  const asked = new Promise<Point>((resolve) => void page.exposeFunction('etalagePress', resolve));
  await page.addInitScript(pressAt, press);
  await page.goto(url, { waitUntil: 'commit' });
  const point = await Promise.race([asked, page.waitForTimeout(20_000)]);
  if (!point) return Number.NaN;
  await page.touchscreen.tap(point.x, point.y);
  await page.waitForTimeout(3000);
  return durations.length === 0 ? Number.NaN : Math.max(...durations);
}

/** From the touch until `expect` is painted, on a page at rest. */
async function measureTap(page: Page, url: string, { click, expect }: Act): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  const point = await page.evaluate((selector) => globalThis.etalagePoint(selector), click);
  if (!point) return Number.NaN;
  await page.evaluate(watchTap, expect);
  await page.touchscreen.tap(point.x, point.y);
  return page.evaluate(() => globalThis.etalageTapped);
}

/** Opens a page without a cache on the slow phone, and closes it. */
async function onSlowPhone<Result>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kbit = 1000 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1638.4 * kbit,
      uploadThroughput: 750 * kbit,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(noteTakes);
    await page.addInitScript(defineFinders);
    return await act(page, session);
  } finally {
    await context.close();
  }
}

function kindOf(mime: string, type: string): Kind {
  if (/javascript/.test(mime) || type === 'Script') return 'js';
  if (/css/.test(mime)) return 'css';
  if (/font/.test(mime) || type === 'Font') return 'font';
  if (/^image/.test(mime) || type === 'Image') return 'image';
  return type === 'Document' ? 'html' : 'other';
}

function countBytes(session: CDPSession) {
  const kinds = new Map<string, Kind>();
  const sizes: Record<Kind, number> = { js: 0, css: 0, html: 0, font: 0, image: 0, other: 0 };
  const partial = new Map<string, number>();
  let requests = 0;
  let imageBeforeLoad = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!/^(data|blob):/.test(request.url)) requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    kinds.set(requestId, kindOf(response.mimeType, type)),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    partial.set(requestId, (partial.get(requestId) ?? 0) + encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    partial.delete(requestId);
  });
  return {
    loaded: () => (imageBeforeLoad = sizes.image),
    bytes: () => {
      for (const [id, size] of partial) sizes[kinds.get(id) ?? 'other'] += size;
      return { ...sizes, requests, imageBeforeLoad };
    },
  };
}
