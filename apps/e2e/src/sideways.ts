import type { Page } from '@playwright/test';

/** The horizontal overflow of the page in pixels, by viewport width; empty where there is none. */
export async function sidewaysOn(page: Page, isMobile: boolean): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const width of isMobile ? [320, 375, 768] : [1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) found[width] = excess;
  }
  return found;
}
