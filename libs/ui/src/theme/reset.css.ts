import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import './layers.css.ts';
import { vars } from './vars.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];

const reset = (selector: string, rule: Rule): void => globalStyle(selector, { '@layer': { reset: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  background: vars.color.surface,
  color: vars.color.onSurface,
  fontFamily: vars.font.body,
  fontSize: '100%',
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  letterSpacing: vars.tracking.body,
  WebkitTextSizeAdjust: '100%',
  accentColor: vars.color.onSurface,
  WebkitTapHighlightColor: 'transparent',
});
reset('body', {
  fontSize: vars.size.m,
  minHeight: '100dvh',
  // A long word breaks anywhere rather than widening what it stands in.
  overflowWrap: 'anywhere',
});
// Tables scroll in a box of their own rather than breaking words.
reset('table', { overflowWrap: 'break-word' });
reset('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});
reset('h1', { fontSize: vars.size.xxl });
reset('h2', { fontSize: vars.size.xl });
reset('h3', { fontSize: vars.size.l });
reset('h4', { fontSize: vars.size.m });
reset('p', { textWrap: 'pretty' });
reset('ul[class], ol[class], nav ul, nav ol', { listStyle: 'none' });
reset('img, picture, video, canvas, svg', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('input, button, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('legend', { display: 'block' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('summary', { cursor: 'pointer', listStyle: 'none' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('dialog', { border: 0, color: 'inherit', background: 'none', maxWidth: 'none', maxHeight: 'none' });
reset('[hidden]:not([data-without-script])', { display: 'none !important' });
reset('hr', {
  border: 0,
  borderTop: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
});
reset(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.border.focus,
});
// What only a script can focus is where reading goes on, not what one can press.
reset('[tabindex="-1"]:focus-visible', { outline: 'none' });
reset('::selection', { background: vars.color.accent, color: vars.color.onAccent });
