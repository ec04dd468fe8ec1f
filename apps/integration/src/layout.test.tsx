// @vitest-environment happy-dom
import { createCompiler } from '@vanilla-extract/compiler';
import { cleanup } from '@testing-library/react';
import { visit } from '@etalage/shell/testing';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { stores } from './testing/stores.ts';

afterEach(cleanup);

/** The stylesheet of the shop's layout, as the browser gets it. */
async function layoutStyles(): Promise<string> {
  const root = join(import.meta.dirname, '../../..');
  const resolve = { conditions: ['@etalage/source'] };
  const compiler = createCompiler({
    root,
    viteConfig: { resolve, ssr: { resolve: { ...resolve, externalConditions: resolve.conditions } } },
  });
  const file = join(root, 'libs/shell/src/layouts/DefaultLayout.css.ts');
  await compiler.processVanillaFile(file);
  const { css } = compiler.getCssForFile(file);
  await compiler.close();
  return css;
}

it('LAYOUT-07 below 1024 px the page ends 82 px above its end, so that the tab bar covers nothing', async () => {
  const { container } = await visit({ path: '/cart/' });
  const page = container.querySelector('nav[aria-label="Navigatie onderaan"]')?.parentElement;
  const css = await layoutStyles();
  const onPhones = /@media screen and \(max-width: 1023\.98px\) \{([\s\S]*?\})\s*\}/.exec(css)?.[1] ?? '';
  const [, name = 'none', rule] = /\.(\S+) \{([^}]*)\}/.exec(onPhones) ?? [];
  // The name without its hash, which depends on the folder of the build.
  expect(page?.className).toContain(name.replace(/__\w+$/, '__'));
  expect(rule).toContain('margin-block-end: var(--shop-layout-mobile-bottom-margin)');
  for (const { light, dark } of stores.map(({ theme }) => theme)) {
    expect([light.layout.mobileBottomMargin, dark.layout.mobileBottomMargin]).toEqual(['82px', '82px']);
  }
});
