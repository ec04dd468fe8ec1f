import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Lighthouse's four mobile scores, 0 to 100. */
export async function lighthouseScores(url: string, chromium: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    const categories = Object.entries(result?.lhr.categories ?? {});
    return Object.fromEntries(categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  } finally {
    chrome.kill();
  }
}
