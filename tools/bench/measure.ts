import type { Browser, CDPSession, Page } from 'playwright';
import { actWhenPossible, noteTakes, type Act } from './probe.ts';

/** A page to measure: `cold` acts on a load of its own, `settled` acts follow each other once the page is quiet. */
export type Target = { name: string; url: string; cold?: Record<string, Act>; settled?: Record<string, Act> };

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

/** One cold load on the slow phone, its settled acts, and a cold load for each cold act. */
export async function measure(browser: Browser, target: Target): Promise<Measure> {
  const measured = await measureLoad(browser, target);
  for (const [name, act] of Object.entries(target.cold ?? {}))
    measured.acts[name] = await measureCold(browser, target.url, act);
  return measured;
}

async function measureLoad(browser: Browser, target: Target): Promise<Measure> {
  const { page, session, close } = await slowPhone(browser);
  try {
    const wire = countBytes(session);
    await page.goto(target.url, { waitUntil: 'load' });
    wire.loaded();
    await page.waitForTimeout(settle);
    const notes = await page.evaluate(() => globalThis.etalageBench);
    const bytes = wire.bytes();
    const tbt = notes.longTasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    const { fcp, lcp, cls } = notes;
    return { ...bytes, fcp, lcp, cls, tbt, acts: await settledActs(page, session, target.settled ?? {}) };
  } finally {
    await close();
  }
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

async function measureCold(browser: Browser, url: string, act: Act): Promise<number> {
  const { page, close } = await slowPhone(browser);
  try {
    const reported = new Promise<number>((resolve) => void page.exposeFunction('etalageReport', resolve));
    await page.addInitScript(actWhenPossible, act);
    await page.goto(url, { waitUntil: 'commit' });
    const began = await page.evaluate(() => performance.timeOrigin);
    return (await Promise.race([reported, page.waitForTimeout(30_000).then(() => Number.NaN)])) - began;
  } finally {
    await close();
  }
}

async function slowPhone(browser: Browser): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
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
  return { page, session, close: () => context.close() };
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
