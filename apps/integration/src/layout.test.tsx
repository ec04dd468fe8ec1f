// @vitest-environment happy-dom
import { createCompiler } from '@vanilla-extract/compiler';
import { toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { aCategoryPage, anAbout, aProductDetail, aProductSummary, someProductReviews } from '@etalage/catalog/testing';
import { aHeroBlock, aStory } from '@etalage/cms/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SeesAll, visit } from '@etalage/shell/testing';
import { AccordionItem, Dialog } from '@etalage/ui';
import { standardTokens } from '@etalage/ui/tokens';
import { join } from 'node:path';
import * as v from 'valibot';
import { defaultServerConditions } from 'vite';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeFile, stores } from './testing/stores.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Compiles style sheets of the shop to the CSS that the browser gets. */
async function stylesOf(...paths: string[]): Promise<string> {
  const root = join(import.meta.dirname, '../../..');
  // The compiler replaces `ssr`, so the sources of the libs are found by the environment of that name.
  const resolve = { conditions: ['@etalage/source', ...defaultServerConditions] };
  const compiler = createCompiler({ root, viteConfig: { environments: { ssr: { resolve } } } });
  const sheets: string[] = [];
  for (const file of paths.map((path) => join(root, path))) {
    await compiler.processVanillaFile(file);
    sheets.push(compiler.getCssForFile(file).css);
  }
  await compiler.close();
  return sheets.join('\n');
}

type Rule = { media: string; selector: string; declarations: string };

/** The rules of a style sheet; `media` is empty for those outside a media query. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  let text = '';
  for (const part of css.split(/([{}])/)) {
    if (part === '{') {
      open.push(text.trim());
    } else if (part === '}') {
      const selector = open.pop() ?? '';
      const media = open.flatMap((at) => (at.startsWith('@media ') ? [at.slice(7)] : [])).join(' and ');
      if (text.trim() !== '') rules.push({ media, selector, declarations: text.trim() });
    }
    text = part === '{' || part === '}' ? '' : part;
  }
  return rules;
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
  expect(valuesOf('mobileBottomMargin')).toEqual(['82px']);
});

it('LAYOUT-07 a page without a tab bar ends with its footer', async () => {
  const { container } = await visit({ path: '/error' });
  expect(container.querySelector('nav[aria-label="Navigatie onderaan"]')).toBeNull();
  expect(container.querySelector('[class*=DefaultLayout_frame__] > header')).not.toBeNull();
  expect(container.querySelector('[class*=DefaultLayout_page__]')).toBeNull();
});

const desktop = 'screen and (min-width: 1024px)';
const large = 'screen and (min-width: 1200px)';
const mobile = 'screen and (max-width: 1023.98px)';
const moving = '(prefers-reduced-motion: no-preference)';

let sheet = '';
let rules: readonly Rule[] = [];
beforeAll(async () => {
  const parts = ['Header', 'CheckoutHeader', 'SearchBar', 'SellingPoints', 'Menu', 'CountedLink', 'TabBar', 'Footer'];
  const files = parts.map((part) => `libs/shell/src/components/${part}/${part}.css.ts`);
  const others = [
    'shell/src/layouts/minimal/MinimalLayout',
    'shell/src/overlay/GlobalLoader',
    'shell/src/overlay/PhoneMenuOverlay',
    'catalog/src/components/FilterList/FilterList',
    'catalog/src/components/ProductStrip/ProductStrip',
    'catalog/src/components/ReviewOpener/ReviewOpener',
    'catalog/src/components/VariantPicker/VariantPicker',
    'cart/src/components/CodeForm/CodeForm',
    'checkout/src/components/OrderSummary/OrderSummary',
    'search/src/components/SearchPanel/SearchPanel',
    'ui/src/components/Accordion/Accordion',
    'ui/src/components/Dialog/Dialog',
    'ui/src/components/Notifications/Notifications',
  ];
  sheet = await stylesOf(...files, ...others.map((path) => `libs/${path}.css.ts`));
  rules = rulesOf(sheet);
});
/** The CSS rules that match the class names of an element, compared without their hash, which depends on the build folder. */
const rulesFor = (element: Element | null | undefined): Rule[] => {
  const names = (element ?? expect.unreachable('an element')).className.split(' ');
  const own = names.filter((name) => name !== '').map((name) => `.${name.replace(/__\w+$/, '__')}`);
  return rules.filter(({ selector }) => own.some((name) => selector.split(' ').at(-1)?.startsWith(name)));
};
/** The declarations of all matching rules, pseudo-classes and media queries included. */
const declared = (element: Element | null | undefined, media = ''): string =>
  rulesFor(element)
    .flatMap((rule) => (rule.media === media && /^\.[\w-]+$/.test(rule.selector) ? [rule.declarations] : []))
    .join();
/**
 * The values of a layout token: its default, and its override in the light and dark theme of every store. Themes are
 * evaluated with the last build of their imports.
 */
const valuesOf = (token: keyof typeof standardTokens.layout) => [
  ...new Set([
    standardTokens.layout[token],
    ...stores.flatMap(({ theme: { light, dark } }) => [light.layout[token], dark.layout[token]]),
  ]),
];

describe('HEADER-02 the height of the header', () => {
  const header = async () => {
    const { container } = await visit({ path: '/cart/' });
    return container.querySelector('header') ?? expect.unreachable('a header');
  };

  it('HEADER-02 the header is 128 px high on desktop', async () => {
    expect(declared(await header(), desktop)).toContain('min-block-size: var(--shop-layout-header)');
    expect(valuesOf('header')).toEqual(['128px']);
  });

  it('HEADER-02 an opaque header keeps 88 px free below 1024 px', async () => {
    const { firstElementChild: bar } = await header();
    expect(declared(bar ?? expect.unreachable('a bar'))).toContain('min-block-size: var(--shop-layout-mobile-header)');
    expect(valuesOf('mobileHeader')).toEqual(['88px']);
    expect(declared(await header())).toContain('position: sticky');
  });

  it('HEADER-02 a transparent header keeps no room free: it lies on the page that opens with a full picture', async () => {
    const opening = rulesOf(await stylesOf('apps/fashion/src/opening.css.ts'));
    /** The grid area of an element by the rules without a media query. */
    const rowOf = (selector: string) => {
      const everywhere = opening.filter((rule) => rule.media === '' && rule.selector.endsWith(selector));
      return /grid-area: (\d+ \/ \d+)/.exec(everywhere.map(({ declarations }) => declarations).join(';'))?.[1];
    };
    const transparent = 'header:has(+ main [data-opening="full"])';
    expect(rowOf(transparent)).toBe('2 / 1');
    expect(rowOf(`${transparent} + main`)).toBe('2 / 1');
  });

  it.each([
    ['full', true],
    ['split', false],
  ] as const)('HEADER-02 the header over a page that opens with a %s picture is transparent: %s', async (look, is) => {
    const story = aStory({ body: [aHeroBlock({ look })] });
    await visit({ path: '/', services: { home: async () => ({ story, products: {} }) } });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelectorAll('header + main [data-opening="full"]')).toHaveLength(is ? 1 : 0);
  });
});

describe('the frame of a page', () => {
  const entry = { label: 'Bad', href: '/c/bad', children: [{ label: 'Doeken', href: '/c/doeken', children: [] }] };
  const sale = { label: 'Sale', href: '/c/sale', children: [], isHighlighted: true };
  const point = (label: string) => ({ label, text: '' });
  const usps = [point('Morgen in huis'), point('Gratis verzending')];
  const frame = async (theme = {}) => {
    const footer = [{ title: 'Service', links: [] }];
    const { container } = await visit({
      path: '/cart/',
      services: {
        menu: async () => [entry, sale],
        theme: async () => ({ menu: [], menuFooter: [], usps, footer, ...theme }),
      },
      // This country has no delivery promise, which would add a selling point.
      view: { tax: { sourcePriceIncludesTax: true, defaultCountry: 'US', userGroup: false } },
    });
    return (selector: string) => container.querySelector(selector);
  };

  it('HEADER-01 the logo has a default width of 166 px', async () => {
    const find = await frame();
    expect(declared(find('header a[aria-label]'))).toContain('inline-size: var(--shop-layout-logo)');
    expect(valuesOf('logo')).toEqual(['166px']);
  });

  it.each(['/checkout', '/error'])('HEADER-01 the logo has a default width of 166 px at %s too', async (path) => {
    const { container } = await visit({ path });
    expect(declared(container.querySelector('header a[aria-label]'))).toContain('inline-size: var(--shop-layout-logo)');
  });

  it('HEADER-05 a badge without a number is absent', async () => {
    const find = await frame();
    const empty = rulesFor(find('header [data-badge]')).filter(({ selector }) => selector.endsWith(':empty'));
    expect(empty.map(({ declarations }) => declarations)).toEqual([expect.stringContaining('display: none')]);
  });

  it('HEADER-09 the desktop search bar is 224 px wide', async () => {
    const find = await frame();
    expect(declared(find('header form input'), large)).toContain('inline-size: var(--shop-layout-search-bar)');
    expect(valuesOf('searchBar')).toEqual(['224px']);
  });

  it('HEADER-09 the search bar is 150 px wide under 1200 px', async () => {
    const find = await frame();
    expect(declared(find('header form input'), desktop)).toContain('inline-size: var(--shop-layout-search-bar-narrow)');
    expect(valuesOf('searchBarNarrow')).toEqual(['150px']);
  });

  it('HEADER-09 the search that opens in the place of the bar is as wide: 224 px, and 150 px under 1200 px', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await visit({ path: '/cart/', hasSearch: true });
    act(() => screen.getByRole('searchbox').focus());
    const panel = (await screen.findByRole('combobox')).closest('form')?.parentElement;
    expect(declared(panel, large)).toContain('inline-size: var(--shop-layout-search-bar);');
    expect(declared(panel)).toContain('inline-size: var(--shop-layout-search-bar-narrow);');
  });

  describe('HEADER-10 the bar of selling points', () => {
    const rotation = /animation: [\w-]+ calc\(var\(--points\) \* 5000ms\) steps\(var\(--points\)\) infinite/;
    const movesIn = async (theme = {}) => {
      const find = await frame(theme);
      const points = rulesFor(find('#region-strip ul'));
      return points.flatMap(({ media, declarations }) => (rotation.test(declarations) ? [media] : []));
    };

    it('HEADER-10 moves on every 5000 ms below 1024 px, if animation is allowed', async () =>
      expect(await movesIn()).toEqual([`${mobile} and ${moving}`]));

    it('HEADER-10 moves on desktop too where the theme setting says so, if animation is allowed', async () =>
      expect(await movesIn({ movesOnDesktop: true })).toEqual([moving]));

    it.each([{}, { movesOnDesktop: true }])(
      'HEADER-10 moves by a whole point, and fades as often: %j',
      async (theme) => {
        const find = await frame(theme);
        const declarations = rulesFor(find('#region-strip ul')).map((rule) => rule.declarations);
        const [, up, fade] =
          /animation: ([\w-]+) [^;]+ infinite, ([\w-]+) 5000ms infinite;/.exec(declarations.join()) ?? [];
        expect(sheet).toMatch(new RegExp(`@keyframes ${up} \\{\\s*to \\{\\s*transform: translateY\\(-100%\\);`));
        expect(sheet).toMatch(new RegExp(`@keyframes ${fade} \\{\\s*from, to \\{\\s*opacity: 0;`));
      },
    );

    it.each([{}, { movesOnDesktop: true }])('HEADER-10 does not move when there is only one point: %j', async (theme) =>
      expect(await movesIn({ usps: usps.slice(1), ...theme })).toEqual([]),
    );
  });

  it.each([
    ['the bar', 'nav[aria-label=Hoofdmenu]'],
    ['phones', 'dialog'],
  ])('MENU-01 a highlighted category is underlined in the menu of %s, as no other is', async (_what, place) => {
    const find = await frame();
    expect(declared(find(`${place} a[href="/c/sale"]`))).toContain('text-decoration: underline');
    for (const plain of ['nav[aria-label=Hoofdmenu] a', 'dialog summary'])
      expect(declared(find(plain))).not.toContain('text-decoration');
  });

  const hovered = (panel: Element | null) => rulesFor(panel).filter(({ selector }) => selector.includes(':hover > '));

  it('MENU-02 a submenu is hidden until its top-level category was hovered for 250 ms', async () => {
    const find = await frame();
    const panel = find('nav[aria-label=Hoofdmenu] li > div');
    expect(declared(panel)).toContain('visibility: hidden');
    const [rule = expect.unreachable('a rule')] = hovered(panel);
    const [own] = panel?.parentElement?.className.split(/(?<=__)/) ?? [];
    expect(rule.selector).toMatch(new RegExp(`^\\.${own}\\w*:hover > `));
    expect(rule.declarations).toContain('visibility: visible');
    expect(rule.declarations).toContain('transition-delay: 250ms');
  });

  it('A11Y-05 a submenu is shown at once while its button says that it is open', async () => {
    const find = await frame();
    const button = find('nav[aria-label=Hoofdmenu] li > button');
    const [own] = button?.className.split(/(?<=__)/) ?? [];
    const opened = rulesFor(button?.nextElementSibling).filter(({ selector }) => selector.includes('aria-expanded'));
    expect(opened).toMatchObject([{ media: '', declarations: expect.stringContaining('visibility: visible') }]);
    expect(opened[0]?.declarations).toContain('transition-delay: 0s');
    expect(opened[0]?.selector).toMatch(new RegExp(`^\\.${own}\\w*\\[aria-expanded="true"\\] \\+ `));
  });

  it('MENU-02 leaving earlier opens nothing: the delay is that of the hovered category alone', async () => {
    const find = await frame();
    const panel = find('nav[aria-label=Hoofdmenu] li > div');
    expect(hovered(panel)).toHaveLength(1);
    expect(declared(panel)).toMatch(/transition: opacity [^;]+, visibility 0s;/);
    expect(declared(panel)).not.toContain('250ms');
  });

  it('MENU-04 a panel that a change of route closed does not open under the pointer that rests on its entry', async () => {
    const find = await frame();
    const [{ selector } = expect.unreachable('a rule')] = hovered(find('nav[aria-label=Hoofdmenu] li > div'));
    expect(selector).toMatch(/:not\(:where\(\[data-shut\]\)\)$/);
  });

  it.each([
    ['that opens a submenu', 'dialog summary'],
    ['without a submenu', 'dialog > ul > li > a'],
    ['that leads to all of a category', 'dialog ul ul li:first-child > a'],
    ['of a submenu', 'dialog ul ul li + li > a'],
  ])('MENU-05 a menu row %s is 55 px high', async (_what, row) => {
    const find = await frame();
    expect(declared(find(row))).toContain('min-block-size: var(--shop-layout-menu-row)');
    expect(valuesOf('menuRow')).toEqual(['55px']);
  });

  it('MENU-05 a submenu is at least 5 rows high', async () => {
    const find = await frame();
    const panel = find('nav[aria-label=Hoofdmenu] li > div');
    expect(declared(panel)).toContain('min-block-size: calc(5 * var(--shop-layout-menu-row))');
  });

  /** The declarations of the opened menu of phones for this selector within it. */
  const inMenu = (selector: string) =>
    rules.find(
      (rule) => /^\.PhoneMenuOverlay_drill__\w* /.test(rule.selector) && rule.selector.endsWith(` ${selector}`),
    )?.declarations;

  it('MENU-05 a submenu of phones is at least 5 rows high', () =>
    expect(inMenu('details[open] > ul')).toContain('min-block-size: calc(5 * var(--shop-layout-menu-row))'));

  it.each(['ul:has(> li > details[open]) > li:not(:has(> details[open]))', 'details:has(details[open]) > summary'])(
    'MENU-06 a submenu of phones takes the place of what stood around it: %s',
    (around) => expect(inMenu(around)).toContain('display: none'),
  );

  it('MENU-06 the row that leads back from a submenu says so', () =>
    expect(inMenu('details[open] > summary::before')).toContain('content: attr(data-back)'));

  it('MENU-09 the tab bar is 5.125rem high', async () => {
    const find = await frame();
    expect(declared(find('nav[aria-label="Navigatie onderaan"]'))).toContain('block-size: var(--shop-layout-tab-bar)');
    expect(valuesOf('tabBar')).toEqual(['5.125rem']);
  });

  it.each([
    ['the tab bar', 'nav[aria-label="Navigatie onderaan"]'],
    ['the menu that it opens', '#shop-menu'],
  ])('MENU-11 at 1024 px and wider %s is not shown', async (_what, selector) => {
    const find = await frame();
    expect(declared(find(selector), desktop)).toContain('display: none');
  });

  it('LAYOUT-01 below 1024 px the bottom tab navigation is shown, and the menu of desktops is not', async () => {
    const find = await frame();
    expect(declared(find('nav[aria-label="Navigatie onderaan"]'))).toContain('display: flex');
    expect(declared(find('nav[aria-label=Hoofdmenu]'), mobile)).toContain('display: none');
  });

  it.each([
    ['secondary', 'raised'],
    ['info', 'inverse'],
    ['success', 'success'],
    ['warning', 'warning'],
    ['danger', 'danger'],
  ])('NOTIF-02 a notification of the type %s stands on the ground %s', (kind, colour) => {
    const own = rules.find(({ selector }) => selector.startsWith(`.Notifications_notice_${kind}__`));
    expect(own?.declarations).toContain(`background: var(--shop-color-${colour})`);
  });

  it('VAR-09 the size of a variant that does not exist is dashed and muted', () => {
    const own = rules.find(({ selector }) =>
      /^\.VariantPicker_size__\w+\[data-state="?unavailable"?\]$/.test(selector),
    );
    expect(own?.declarations).toMatch(/border-style: dashed;\s*color: var\(--shop-color-muted\)/);
  });

  it('FOOTER-02 the subscribe button shows under the minimal layout too, which hides what would open an overlay', async () => {
    const { container } = await visit({ path: '/error' });
    const footer = container.querySelector('[class*=MinimalLayout_footer__]') ?? expect.unreachable('a footer');
    const hidden = rules.flatMap(({ selector, declarations }) => {
      const [, within] = /^\.MinimalLayout_footer__\w* (.+)$/.exec(selector) ?? [];
      return within !== undefined && declarations.includes('display: none') ? [within] : [];
    });
    const isHidden = (button: Element) => hidden.some((selector) => button.matches(selector));
    const buttons = [...footer.querySelectorAll('button')].map((button) => [button.textContent, isHidden(button)]);
    expect(buttons).toEqual([
      ['Aanmelden', false],
      ['Taal: Nederlands', true],
    ]);
  });

  it('FOOTER-01 from 1024 px on the links of a column are shown although it is closed', async () => {
    const find = await frame();
    const shown = rulesFor(find('footer details')).filter(({ media }) => media === desktop);
    expect(shown.map(({ selector, declarations }) => selector.endsWith('::details-content') && declarations)).toEqual([
      expect.stringContaining('content-visibility: visible'),
    ]);
  });

  /** What is declared of what a `<details>` holds: while it is closed, and while it is open. */
  const contentOf = (details: Element | null, media: string) =>
    rulesFor(details).flatMap((rule) =>
      rule.media === media && rule.selector.endsWith('::details-content') ? [rule.declarations] : [],
    );
  /** The declarations that animate a `<details>`: its own, then those of its content. */
  const animationOf = (details: Element | null, media: string) => [
    declared(details, media),
    ...contentOf(details, media),
  ];
  /** `allow-discrete` keeps the content rendered until the closing animation ends. */
  const closed = /block-size: 0;[^]*transition: block-size 250ms [^;]*, content-visibility 250ms allow-discrete;/;
  const animated = [
    expect.stringContaining('interpolate-size: allow-keywords;'),
    expect.stringMatching(closed),
    'block-size: auto;',
  ];

  it('PANEL-10 a column of the footer opens and closes with a 250 ms animation below 1024 px', async () => {
    const find = await frame();
    expect(animationOf(find('footer details'), mobile)).toEqual(animated);
  });

  it('PANEL-10 a filter of a list opens and closes with a 250 ms animation', async () => {
    const { container } = await visit({ path: '/c/bad', services: { category: async () => aCategoryPage() } });
    expect(animationOf(container.querySelector('details details'), '')).toEqual(animated);
  });

  it.each([
    ['/cart/', 'Heb je een kortingscode?', ''],
    ['/checkout', 'Heb je een kortingscode?', ''],
    ['/checkout', 'Je bestelling', mobile],
  ])('PANEL-10 at %s "%s" opens and closes with a 250 ms animation', async (path, opener, media) => {
    localStorage.setItem('shop/cart/current-cart', JSON.stringify([toStored(aLine())]));
    await visit({ path, hasCart: true });
    const summary = await screen.findByText(opener, { selector: 'summary' });
    expect(animationOf(summary.closest('details'), media)).toEqual(animated);
  });

  it.each(['Past hierbij', 'Of net een stapje meer'])(
    'PROD-22 the products of “%s” are a carousel: a row that is scrolled sideways',
    async (title) => {
      const cards = { related: [aProductSummary()], upsell: [aProductSummary({ id: 2 })] };
      const product = async () => aProductDetail({ about: anAbout(cards) });
      await visit({ path: '/p/JAS/badjas-fenne/JAS-BLAUW-S', services: { product } });
      const row = declared(await screen.findByRole('list', { name: title }));
      expect(row).toContain('display: flex');
      expect(row).toContain('overflow-x: auto');
    },
  );

  it('PANEL-10 the form for a review opens and closes with a 250 ms animation', async () => {
    vi.stubGlobal('IntersectionObserver', SeesAll);
    const product = async () => aProductDetail({ about: anAbout({ reviews: someProductReviews() }) });
    await visit({ path: '/p/JAS/badjas-fenne/JAS-BLAUW-S', services: { product } });
    await act(async () => fireEvent.scroll(window));
    const summary = await screen.findByText('Schrijf een beoordeling');
    expect(animationOf(summary.closest('details'), '')).toEqual(animated);
  });

  it('PANEL-10 an accordion item opens and closes with a 250 ms animation of its height', () => {
    render(<AccordionItem title="Verzorging">Was op 60 graden.</AccordionItem>);
    const panel = screen.getByRole('region', { hidden: true });
    const whenHidden = rulesFor(panel).flatMap(({ media, selector, declarations }) =>
      media === '' && selector.endsWith('[hidden]') ? [declarations] : [],
    );
    expect([declared(panel), ...whenHidden]).toEqual([
      expect.stringMatching(/interpolate-size: allow-keywords;[^]*block-size: auto;[^]*transition: all 250ms /),
      expect.stringContaining('block-size: 0;'),
    ]);
  });

  const cartPanel = async () => {
    const find = await frame();
    fireEvent.click(find('header a[href="/cart/"]') ?? expect.unreachable('a way to the cart'));
    return screen.findByRole('dialog', { name: 'Winkelwagen' });
  };
  const widthIn = (declarations: string) => [...declarations.matchAll(/(?<![\w-])inline-size: ([^;]+)/g)].at(-1)?.[1];

  it('PANEL-07 the panel of the cart is 700 px wide at 1024 px and wider', async () => {
    expect(widthIn(declared(await cartPanel(), desktop))).toBe('var(--shop-layout-microcart)');
    expect(valuesOf('microcart')).toEqual(['700px']);
  });

  it('PANEL-07 the panel of the cart has the full width below', async () =>
    expect(widthIn(declared(await cartPanel()))).toBe('100%'));

  it('HEADER-08 the panel of a phone in which the search opens stands at the side', async () => {
    const find = await frame();
    const panel = declared(find('#shop-menu'));
    expect([widthIn(panel), panel]).toEqual([
      'var(--shop-panel-width)',
      expect.stringMatching(/inset-inline-start: 0;/),
    ]);
  });

  it('MODAL-05 a finger on the head of a sheet drags it, and scrolls nothing', () => {
    render(
      <Dialog isOpen look="sheet" title="Maattabel" closeLabel="Sluiten" onClose={() => undefined}>
        50 x 100 cm
      </Dialog>,
    );
    expect(declared(screen.getByRole('heading').parentElement)).toContain('touch-action: none');
  });

  it('LAYOUT-05 the global loader covers the whole window', () => {
    const cover = rules.filter(({ selector }) => selector.startsWith('.GlobalLoader_cover__'));
    expect(cover.map(({ declarations }) => declarations)).toEqual([
      expect.stringMatching(/position: fixed;\s*inset: 0;\s*z-index: var\(--shop-level-overlay\);/),
    ]);
  });
});

const overrides = ['ascent', 'descent', 'lineGap'] as const;
const overridesOf = (metrics: Record<string, unknown>) =>
  Object.fromEntries(
    overrides.map((name) => [`${name === 'lineGap' ? 'line-gap' : name}-override`, metrics[`${name}Override`]]),
  );
const facesSchema = v.record(
  v.string(),
  v.object({
    family: v.string(),
    fallbacks: v.array(
      v.looseObject({ system: v.string(), local: v.array(v.string()), weight: v.string(), sizeAdjust: v.string() }),
    ),
  }),
);

describe.each(stores)('the theme of $code', ({ code, theme: { light, dark } }) => {
  let found: readonly Rule[] = [];
  beforeAll(async () => {
    found = rulesOf(await stylesOf(`apps/${code}/src/theme.css.ts`));
  });
  const darkSystem = '(prefers-color-scheme: dark)';
  /** The declarations of the document whose `data-scheme` is this one, or missing; the last of a name holds. */
  const documentOf = (scheme: string | undefined, system = ''): string =>
    found
      .filter(({ media, selector }) => {
        if (media !== '' && media !== system) return false;
        if (selector.includes(':not([data-scheme="light"])')) return scheme !== 'light';
        if (selector.includes('[data-scheme=')) return selector.includes(`[data-scheme="${scheme}"]`);
        return selector.startsWith(':root');
      })
      .map(({ declarations }) => declarations)
      .join(';\n');
  const lookOf = (scheme: string | undefined, system?: string) => {
    const all = documentOf(scheme, system);
    const last = (name: string) => [...all.matchAll(new RegExp(`(?<![\\w-])${name}: ([^;]+)`, 'g'))].at(-1)?.[1];
    return { ground: last('--shop-color-surface'), scheme: last('color-scheme') };
  };
  const day = { ground: light.color.surface, scheme: 'light' };
  const night = { ground: dark.color.surface, scheme: 'dark' };

  it('THEME-02 follows a light system', () => expect(lookOf(undefined)).toEqual(day));

  it('THEME-02 follows a dark system', () => expect(lookOf('', darkSystem)).toEqual(night));

  it('THEME-02 is light by choice on a dark system', () => expect(lookOf('light', darkSystem)).toEqual(day));

  it('THEME-02 is dark by choice on a light system', () => expect(lookOf('dark')).toEqual(night));

  const faces = v.parse(facesSchema, JSON.parse(storeFile(code, 'src/fonts/faces.json')));
  const declaredFaces = () =>
    found.flatMap(({ selector, declarations }) => (selector === '@font-face' ? [declarations] : []));
  /** The declared faces of this family that have all these values. */
  const facesWith = (family: string, values: Record<string, unknown>) => {
    const lines = Object.entries(values).map(([name, value]) => `${name}: ${value};`);
    return declaredFaces().filter(
      (face) =>
        (face.includes(`"${family}"`) || face.includes(`'${family}'`)) && lines.every((line) => face.includes(line)),
    );
  };

  it.each(Object.entries(faces))(
    'THEME-07 each fallback of the %s has the size and the lines of the font',
    (_role, { family, fallbacks }) => {
      expect(fallbacks.length).toBeGreaterThan(0);
      for (const { system, sizeAdjust, ...metrics } of fallbacks) {
        const values = { 'size-adjust': sizeAdjust, ...overridesOf(metrics) };
        expect(facesWith(`${family} ${system}`, values), system).not.toEqual([]);
      }
    },
  );

  it.each(Object.entries(faces))(
    'THEME-07 each fallback of the %s is declared for its weights, under every name of its font',
    (_role, { family, fallbacks }) => {
      expect(fallbacks.length).toBeGreaterThan(0);
      for (const { system, local, weight, sizeAdjust } of fallbacks) {
        const src = local.map((name) => `local('${name}')`).join(', ');
        const values = { src, 'font-weight': weight, 'size-adjust': sizeAdjust };
        expect(facesWith(`${family} ${system}`, values), system).not.toEqual([]);
      }
    },
  );
});
