import type { Page } from '@playwright/test';

/** Viewport widths in CSS px: of phones, tablets and desktops. */
const widths = [320, 375, 768, 1024, 1200, 1440];

/** The horizontal overflow of the page in pixels, by viewport width; empty where there is none. */
export async function sidewaysOn(page: Page): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) found[width] = excess;
  }
  if (before) await page.setViewportSize(before);
  return found;
}
