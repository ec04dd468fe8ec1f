// @vitest-environment happy-dom
import { createCompiler } from '@vanilla-extract/compiler';
import { cleanup } from '@testing-library/react';
import { visit } from '@etalage/shell/testing';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stores } from './testing/stores.ts';

afterEach(cleanup);

/** A stylesheet of the shop, as the browser gets it. */
async function stylesOf(path: string): Promise<string> {
  const root = join(import.meta.dirname, '../../..');
  const resolve = { conditions: ['@etalage/source'] };
  const compiler = createCompiler({
    root,
    viteConfig: { resolve, ssr: { resolve: { ...resolve, externalConditions: resolve.conditions } } },
  });
  const file = join(root, path);
  await compiler.processVanillaFile(file);
  const { css } = compiler.getCssForFile(file);
  await compiler.close();
  return css;
}

it('LAYOUT-07 below 1024 px the page ends 82 px above its end, so that the tab bar covers nothing', async () => {
  const { container } = await visit({ path: '/cart/' });
  const page = container.querySelector('nav[aria-label="Navigatie onderaan"]')?.parentElement;
  const css = await stylesOf('libs/shell/src/layouts/DefaultLayout.css.ts');
  const onPhones = /@media screen and \(max-width: 1023\.98px\) \{([\s\S]*?\})\s*\}/.exec(css)?.[1] ?? '';
  const [, name = 'none', rule] = /\.(\S+) \{([^}]*)\}/.exec(onPhones) ?? [];
  // The name without its hash, which depends on the folder of the build.
  expect(page?.className).toContain(name.replace(/__\w+$/, '__'));
  expect(rule).toContain('margin-block-end: var(--shop-layout-mobile-bottom-margin)');
  for (const { light, dark } of stores.map(({ theme }) => theme)) {
    expect([light.layout.mobileBottomMargin, dark.layout.mobileBottomMargin]).toEqual(['82px', '82px']);
  }
});

describe('HEADER-02 the height of the header', () => {
  let css = '';
  beforeAll(async () => {
    css = await stylesOf('libs/shell/src/components/Header/Header.css.ts');
  });
  /** What the classes of an element declare, outside of media queries or within one. */
  const declared = ({ className }: Element, media?: string) => {
    const [plain = '', ...queries] = css.split(/(?=@media)/);
    const sheet = media === undefined ? plain : queries.filter((query) => query.startsWith(`@media ${media}`)).join('');
    // The name without its hash, which depends on the folder of the build.
    const names = className.split(' ').map((name) => name.replace(/__\w+$/, '__'));
    const rules = [...sheet.matchAll(/\.([\w-]+) \{([^}]*)\}/g)];
    return rules
      .flatMap(([, name = '', rule = '']) => (names.some((own) => name.startsWith(own)) ? [rule] : []))
      .join();
  };
  const header = async () => {
    const { container } = await visit({ path: '/cart/' });
    return container.querySelector('header') ?? expect.unreachable('a header');
  };

  it.each(stores)('HEADER-02 the header of $view.name is 128 px high on desktop', async ({ theme }) => {
    expect(declared(await header(), 'screen and (min-width: 1024px)')).toContain(
      'min-block-size: var(--shop-layout-header)',
    );
    expect([theme.light.layout.header, theme.dark.layout.header]).toEqual(['128px', '128px']);
  });

  it.each(stores)('HEADER-02 an opaque header of $view.name keeps 88 px free below 1024 px', async ({ theme }) => {
    const { firstElementChild: bar } = await header();
    expect(declared(bar ?? expect.unreachable('a bar'))).toContain('min-block-size: var(--shop-layout-mobile-header)');
    expect([theme.light.layout.mobileHeader, theme.dark.layout.mobileHeader]).toEqual(['88px', '88px']);
    expect(declared(await header())).toContain('position: sticky');
  });

  it('HEADER-02 a transparent header keeps no room free: it lies on the page that opens with a full picture', async () => {
    const sheet = await stylesOf('apps/fashion/src/opening.css.ts');
    const rowOf = (selector: string) => {
      const at = sheet.indexOf(`${selector} {`);
      return at < 0 ? undefined : /grid-area: (\d+ \/ \d+)/.exec(sheet.slice(at, sheet.indexOf('}', at)))?.[1];
    };
    const transparent = 'header:has(+ main [data-opening="full"])';
    expect(rowOf(transparent)).toBe('2 / 1');
    expect(rowOf(`${transparent} + main`)).toBe('2 / 1');
  });
});
