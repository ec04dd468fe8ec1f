import type { Page } from '@playwright/test';
import type { RuleObject } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  var axe: typeof import('axe-core');
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The one rule of WCAG 2.2 AA that axe leaves out by itself. */
const alsoAsked: RuleObject = { 'target-size': { enabled: true } };

/**
 * What axe finds on the page that is shown: each rule with the elements that break it. From then on nothing moves on the page: a
 * text that fades in has too little contrast for a moment.
 */
export async function axeFindings(page: Page, rules: RuleObject = {}): Promise<string[][]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (chosen) => {
      const { violations } = await globalThis.axe.run(document, {
        rules: chosen,
        resultTypes: ['violations'],
        // It would fetch every style sheet again for a rule that is experimental, and off.
        preload: { assets: ['media'], timeout: 10_000 },
      });
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    { ...alsoAsked, ...rules },
  );
}
