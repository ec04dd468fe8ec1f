import fc from 'fast-check';
import { transpileModule } from 'typescript';
import { describe, expect, it } from 'vitest';
import { colorPairs } from './contrast.ts';
import { designTokens, readDesignTokens } from './designTokens.ts';
import { standardTokens } from './standardTokens.ts';
import { themeSource } from './themeSource.ts';
import { mapTokens, tokenEntries, tokenShape, type StoreTheme } from './tokens.ts';
import { tokenProblem } from './tokenProblem.ts';
import { tokenType, type TokenType } from './tokenTypes.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const size = fc.integer({ min: 0, max: 6400 }).map((value) => value / 16);
const length = fc.tuple(size, fc.constantFrom('px', 'rem', 'em', '%')).map(([value, unit]) => `${value}${unit}`);

/** Colours that stand on each other are opaque, so that their contrast can be told. */
const isPaired = (leaf: string): boolean => colorPairs.some(({ front, back }) => front === leaf || back === leaf);
const seeThrough = fc.oneof(
  hex,
  fc.tuple(hex, byte).map(([rgb, alpha]) => rgb + alpha),
);

/** CSS as designers write it, per type. */
const written: Record<TokenType | 'css', fc.Arbitrary<string>> = {
  color: fc.oneof(
    seeThrough,
    hex.map((rgb) => rgb.toUpperCase()),
    fc.constantFrom('transparent', 'inherit', 'var(--shop-color-on-action)', 'oklch(0.7 0.1 40)'),
  ),
  cubicBezier: fc.constantFrom('ease', 'linear', 'cubic-bezier(0.2, 1.4, 0.4, 1)', 'cubic-bezier(.2,0,0,1)'),
  dimension: fc.oneof(length, fc.constantFrom('0', 'none', 'clamp(2rem, 1.4rem + 2.8vw, 3.5rem)', 'calc(1px + 2vw)')),
  duration: fc.oneof(
    size.map((value) => `${value}ms`),
    fc.constantFrom('0s', '0', 'var(--x)'),
  ),
  fontFamily: fc.constantFrom("Figtree, 'Figtree Arial', serif", 'Arial', "'a', b", 'A  B, c'),
  fontWeight: fc.oneof(fc.integer({ min: 1, max: 1000 }).map(String), fc.constantFrom('bold', '0400', 'inherit')),
  number: fc.oneof(fc.constantFrom('310 / 388', '1', '0.45', '1e3', '1.50', 'auto'), size.map(String)),
  shadow: fc.oneof(
    fc.tuple(length, length, hex).map(([x, y, ink]) => `${x} ${y} 0 ${ink}`),
    fc.constantFrom('none', '0 1px 2px #12353a0f, 0 6px 18px -8px #12353a24', '0 1px 0 #ffffff2e inset', '1px 2px red'),
  ),
  strokeStyle: fc.constantFrom('none', 'solid', 'dashed'),
  css: fc.constantFrom('none', 'translate(-2px, -2px)', 'uppercase', '0.1em 0.3em'),
};

/** Of columns and levels there are whole ones only. */
function writtenAs(group: string, leaf: string): fc.Arbitrary<string> {
  if (group === 'color') return isPaired(leaf) ? hex : seeThrough;
  if (group === 'columns' || group === 'level') return fc.integer({ min: 1, max: 90 }).map(String);
  return written[tokenType(group, leaf) ?? 'css'];
}

const anyTokens = fc
  .record(
    Object.fromEntries(
      Object.entries(tokenShape).map(([group, leaves]) => [
        group,
        fc.record(Object.fromEntries(Object.keys(leaves).map((leaf) => [leaf, writtenAs(group, leaf)]))),
      ]),
    ),
  )
  .map((groups) => mapTokens((group, leaf) => groups[group]?.[leaf] ?? ''));
const anyTheme: fc.Arbitrary<StoreTheme> = fc.record({ light: anyTokens, dark: anyTokens });

const plain = mapTokens((group, leaf) => {
  const samples: Record<TokenType, string> = {
    color: '#123456', cubicBezier: 'cubic-bezier(0.2, 0, 0, 1)', dimension: '12px', duration: '120ms', fontFamily: 'Arial',
    fontWeight: '400', number: '2', shadow: '0px 1px 2px 0px #12345680', strokeStyle: 'solid',
  }; // prettier-ignore
  const type = tokenType(group, leaf);
  return type === undefined ? 'none' : samples[type];
});
const theme: StoreTheme = { light: plain, dark: plain };
const valueIn = (tokens: StoreTheme['light'], group: string, leaf: string): string =>
  tokenEntries(tokens).find(([name, other]) => name === group && other === leaf)?.[2] ?? '';
const file = (): Record<string, Record<string, Record<string, unknown>>> => JSON.parse(designTokens(theme));
const changed = (change: (light: Record<string, Record<string, unknown>>) => void) => {
  const { light = {}, ...rest } = file();
  change(light);
  return readDesignTokens(JSON.stringify({ light, ...rest }));
};

describe('THEME-04 a theme as design tokens', () => {
  it('THEME-04 comes back whole, and as the same bytes', () =>
    fc.assert(
      fc.property(anyTheme, (any) => {
        const text = designTokens(any);
        const { theme: read } = readDesignTokens(text);
        expect(read).toEqual(any);
        expect(designTokens(read ?? theme)).toBe(text);
      }),
      { numRuns: 50 },
    ));

  it('THEME-04 is written in the words of the format', () => {
    const { light } = file();
    expect(light?.['color']?.['action']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0706, 0.2039, 0.3373], hex: '#123456' },
    });
    expect(light?.['space']?.['m']).toEqual({ $type: 'dimension', $value: { value: 12, unit: 'px' } });
    expect(light?.['motion']?.['fast']).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
  });

  const half = { colorSpace: 'srgb', components: [0.0706, 0.2039, 0.3373], alpha: 0.502, hex: '#123456' };
  const px = (value: number) => ({ value, unit: 'px' });
  const layer = { color: half, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(3) };
  it.each([
    ['color', 'scrim', '#12345680', half],
    ['motion', 'easing', 'cubic-bezier(0.2, 0.1, 0.3, 1)', [0.2, 0.1, 0.3, 1]],
    ['font', 'body', "Figtree, 'Figtree Arial'", ['Figtree', 'Figtree Arial']],
    ['weight', 'body', '450', 450],
    ['leading', 'none', '1.2', 1.2],
    ['ratio', 'card', '310 / 388', 0.799],
    ['shadow', 'card', '0px 1px 2px 3px #12345680', layer],
    ['shadow', 'card', '0 1px 2px 3px #12345680, inset 0 1px 2px 3px #12345680', [layer, { ...layer, inset: true }]],
    ['border', 'dividerStyle', 'dashed', 'dashed'],
    ['size', 'xl', 'clamp(1rem, 1rem + 2vw, 2rem)', { value: 2, unit: 'rem' }],
  ])('THEME-04 writes %s.%s, %s, as a value of its type', (group, leaf, css, value) => {
    const light = mapTokens((name, other) => (name === group && other === leaf ? css : valueIn(plain, name, other)));
    const written = JSON.parse(designTokens({ light, dark: plain })).light[group][leaf];
    expect(written).toMatchObject({ $type: tokenType(group, leaf), $value: value });
  });

  it.each(['light', 'dark'] as const)(
    'THEME-04 writes a price in the colour of another token as an alias, %s',
    (mode) => {
      const tied = { ...plain, price: { ...plain.price, color: 'var(--shop-color-sale-text)' } };
      const written = JSON.parse(designTokens({ light: tied, dark: tied }))[mode].price.color;
      expect(written).toEqual({ $type: 'color', $value: `{${mode}.color.saleText}` });
    },
  );

  it('THEME-04 takes the value that another tool changed over the CSS that it left alone', () => {
    const fluid = { ...plain, size: { ...plain.size, xl: 'clamp(1rem, 1rem + 2vw, 2rem)' } };
    const exported: { light: { size: { xl: { $value: unknown } } } } = JSON.parse(
      designTokens({ light: fluid, dark: plain }),
    );
    expect(readDesignTokens(JSON.stringify(exported)).theme?.light.size.xl).toBe('clamp(1rem, 1rem + 2vw, 2rem)');
    exported.light.size.xl.$value = { value: 3, unit: 'rem' };
    expect(readDesignTokens(JSON.stringify(exported)).theme?.light.size.xl).toBe('3rem');
  });

  it('THEME-04 ties a price to the colour that it refers to, and takes any other reference by its value', () => {
    const { theme: read } = changed((light) => {
      light['price'] = { ...light['price'], color: { $type: 'color', $value: '{light.color.saleText}' } };
      light['color'] = { ...light['color'], link: { $type: 'color', $value: '{light.color.action}' } };
    });
    expect(read?.light.price.color).toBe('var(--shop-color-sale-text)');
    expect(read?.light.color.link).toBe('#123456');
  });
});

describe('THEME-04 what another tool writes', () => {
  it('THEME-04 refers to tokens inside a value', () => {
    const { theme: read } = changed((light) => {
      const zero = { value: 0, unit: 'px' };
      const layer = {
        color: '{light.color.scrim}',
        offsetX: zero,
        offsetY: '{light.space.m}',
        blur: zero,
        spread: zero,
      };
      light['shadow'] = { ...light['shadow'], card: { $type: 'shadow', $value: [layer, layer] } };
      light['motion'] = {
        ...light['motion'],
        easing: { $type: 'cubicBezier', $value: [0, '{light.leading.none}', 1, 1] },
      };
    });
    expect(read?.light.shadow.card).toBe('0px 12px 0px 0px #123456, 0px 12px 0px 0px #123456');
    expect(read?.light.motion.easing).toBe('cubic-bezier(0, 2, 1, 1)');
  });

  it.each([
    ['{light.color.nowhere}', 'refers to {light.color.nowhere}, which is not in the file'],
    ['{light.shadow.card}', 'refers to itself by {light.shadow.card}'],
  ])('THEME-04 refers to nothing inside a value: %s', (color, problem) => {
    const { problems } = changed((light) => {
      light['shadow'] = { ...light['shadow'], card: { $type: 'shadow', $value: [{ color }] } };
    });
    expect(problems).toEqual([`light.shadow.card ${problem}`]);
  });

  it.each(['the file', 'the mode', 'the group'])('THEME-04 says the type once, for %s', (place) => {
    const untyped = Object.fromEntries(
      Object.keys(tokenShape.color).map((leaf) => [leaf, { $value: { colorSpace: 'srgb', components: [0, 0, 0] } }]),
    );
    const $type = 'color';
    const { light, dark } = file();
    const color = place === 'the group' ? { $type, ...untyped } : untyped;
    const mode = { ...light, color, ...(place === 'the mode' ? { $type } : {}) };
    const whole = { light: mode, dark, ...(place === 'the file' ? { $type } : {}) };
    expect(readDesignTokens(JSON.stringify(whole)).theme?.light.color.action).toBe('#000000');
  });

  it.each([
    [{ colorSpace: 'srgb', components: [1, 'none', 0] }, '#ff0000'],
    [{ colorSpace: 'oklch', components: [0.7, 0.1, 40], hex: '#d98b6e' }, '#d98b6e'],
  ])('THEME-04 has a colour of %j', ($value, css) => {
    const { theme: read } = changed((light) => {
      light['color'] = { ...light['color'], action: { $type: 'color', $value } };
    });
    expect(read?.light.color.action).toBe(css);
  });

  it.each(['color', 'shadow'])('THEME-04 has a %s of another colour space, which is refused for that', (group) => {
    const ink = { colorSpace: 'oklch', components: [0.7, 0.1, 40] };
    const { problems } = changed((light) => {
      light[group] =
        group === 'color'
          ? { ...light['color'], action: { $type: 'color', $value: ink } }
          : { ...light['shadow'], card: { $type: 'shadow', $value: { color: ink } } };
    });
    expect(problems).toEqual([
      `light.${group}.${group === 'color' ? 'action' : 'card'} has a colour in oklch, and no hex beside it`,
    ]);
  });
});

describe('THEME-04 a theme as the file of a store', () => {
  const mistakes = (source: string) =>
    transpileModule(source, { reportDiagnostics: true }).diagnostics?.map(({ messageText }) => messageText);

  it('THEME-04 compiles', () =>
    fc.assert(
      fc.property(anyTheme, (any) => void expect(mistakes(themeSource('linge', any, standardTokens))).toEqual([])),
      { numRuns: 20 },
    ));

  it('THEME-04 compiles whatever a value is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', "'", '"', '\\', '\n', '\r', '\u2028') });
    fc.assert(
      fc.property(text, (body) => {
        const odd = { ...plain, font: { ...plain.font, body } };
        expect(mistakes(themeSource('linge', { light: odd, dark: plain }, standardTokens))).toEqual([]);
      }),
    );
  });
});

describe('THEME-04 a file that is wrong', () => {
  it('THEME-04 lists every path that is wrong, with its reason', () => {
    const { problems } = changed((light) => {
      const { muted: _muted, ...color } = light['color'] ?? {};
      light['color'] = { ...color, glow: {}, action: { $type: 'color', $value: '#fff' }, star: 'gold' };
      light['space'] = { ...light['space'], m: { $type: 'number', $value: 4 } };
      light['price'] = { ...light['price'], color: { $type: 'color', $value: '{light.color.nowhere}' } };
      light['card'] = { ...light['card'], $extensions: { 'nl.etalage.css': { lift: 'a;b' } } };
    });
    expect(problems).toEqual([
      'light.color.glow is not a token of the contract',
      'light.color.muted is missing',
      'light.color.action is no color: "#fff"',
      'light.color.star is not a token',
      'light.space.m must be of type dimension, and is number',
      'light.card.lift must be CSS on one line, without any of ; { } < \\',
      'light.price.color refers to {light.color.nowhere}, which is not in the file',
    ]);
  });

  it.each([
    [
      'the words of the format',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 } },
      {},
    ],
    ['CSS of its own', undefined, { action: 'oklch(0.7 0.1 40)' }],
  ])('THEME-04 gives a colour whose contrast nobody can tell, in %s', (_title, action, css) => {
    const { problems } = changed((light) => {
      light['color'] = { ...light['color'], action, $extensions: { 'nl.etalage.css': css } };
    });
    expect(problems).toEqual(['light.color.action must be an opaque colour such as #1a2b3c']);
  });

  it.each([
    ['press', 'translate(0, -2px'],
    ['press', 'translate(0, -2px]'],
    ['press', "none '"],
    ['press', 'none /* no more'],
    ['transform', 'none !important'],
  ])('THEME-04 gives a %s that swallows what comes after it: %s', (leaf, css) => {
    const { problems } = changed((light) => {
      light['button'] = {
        ...light['button'],
        $extensions: { 'nl.etalage.css': { transform: 'none', tracking: '0', press: 'none', [leaf]: css } },
      };
    });
    expect(problems).toEqual([`light.button.${leaf} must close its brackets and quotes, and have no comment and no !`]);
  });

  it.each([
    [
      'motion',
      'easing',
      'cubicBezier',
      [2, 0, 0, 1],
      'must be a curve such as ease, or cubic-bezier(0.2, 0, 0, 1) with its first and third number from 0 to 1',
    ],
    ['motion', 'fast', 'duration', { value: -80, unit: 'ms' }, 'must not be negative'],
    ['space', 'm', 'dimension', { value: -4, unit: 'px' }, 'must not be negative'],
    ['columns', 'mobile', 'number', -2.5, 'must be a whole number from 1 on'],
    ['columns', 'mobile', 'number', 2.5, 'must be a whole number from 1 on'],
    ['columns', 'mobile', 'number', 0, 'must be a whole number from 1 on'],
    ['level', 'toast', 'number', 6.5, 'must be a whole number from 0 on'],
    ['font', 'body', 'fontFamily', ['A', 'B\nC'], 'must be CSS on one line, without any of ; { } < \\'],
  ])('THEME-04 gives a %s.%s that CSS cannot take, as %s %j', (group, leaf, $type, $value, problem) => {
    const { problems } = changed((light) => {
      light[group] = { ...light[group], [leaf]: { $type, $value } };
    });
    expect(problems).toEqual([`light.${group}.${leaf} ${problem}`]);
  });

  it.each([
    ['space', '12', 'must have a unit'],
    ['space', '-4px', 'must not be negative'],
    [
      'motion',
      'cubic-bezier(0, 0, -1, 1)',
      'must be a curve such as ease, or cubic-bezier(0.2, 0, 0, 1) with its first and third number from 0 to 1',
    ],
  ])('THEME-04 gives %s the CSS %s', (group, css, problem) => {
    const leaf = group === 'space' ? 'm' : 'easing';
    expect(tokenProblem(group, leaf, css)).toBe(problem);
  });

  it('THEME-04 gives a curve that CSS does not know', () => {
    const { problems } = changed((light) => {
      light['motion'] = {
        ...light['motion'],
        easing: undefined,
        $extensions: { 'nl.etalage.css': { easing: 'snappy' } },
      };
    });
    expect(problems).toEqual([
      'light.motion.easing must be a curve such as ease, or cubic-bezier(0.2, 0, 0, 1) with its first and third number from 0 to 1',
    ]);
  });

  it('THEME-04 says that a reference goes round in circles', () => {
    const { problems } = changed((light) => {
      light['color'] = {
        ...light['color'],
        link: { $type: 'color', $value: '{light.color.star}' },
        star: { $type: 'color', $value: '{light.color.link}' },
      };
    });
    expect(problems?.[0]).toMatch(/^light\.color\.link refers to itself/);
  });

  it.each(['', '{', '[]', 'null', '3'])('THEME-04 is refused: %j', (text) => {
    expect(readDesignTokens(text).problems).toHaveLength(1);
  });

  it('THEME-04 never breaks the reader', () =>
    fc.assert(fc.property(fc.json(), (text) => void expect(readDesignTokens(text).problems).not.toEqual([]))));

  it('THEME-04 names all that is missing of an empty one', () => {
    expect(readDesignTokens('{}').problems).toHaveLength(2 * tokenEntries(plain).length);
  });
});
