import { menu } from '@etalage/core/constants';
import { inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const enter = keyframes({ from: { transform: 'translateX(100%)' } });
const leave = keyframes({ to: { transform: 'translateX(100%)' } });
const popDelay = `${menu.popDelay}ms`;

/** The dialog once its script has come: what is opened in it takes the place of what stood there. */
export const drill = style(
  inDomain({
    overflowX: 'clip',
    // The tab bar answers, and stays in sight.
    selectors: { '&::backdrop': { insetBlockEnd: vars.layout.tabBar } },
  }),
);
const inDrill = (selector: string, rule: Parameters<typeof inDomain>[0]) =>
  globalStyle(`${drill} ${selector}`, inDomain(rule));

inDrill('ul:has(> li > details[open]) > li:not(:has(> details[open]))', { display: 'none' });
inDrill('details:has(details[open]) > summary', { display: 'none' });
inDrill('details[open] > ul', {
  minBlockSize: `calc(${menu.minRows} * ${vars.layout.menuRow})`,
  animation: `${enter} ${popDelay} ${vars.motion.enter}`,
});
inDrill('details[data-leaving] > ul', { animation: `${leave} ${popDelay} ${vars.motion.easing} forwards` });
/** The row that led in leads back. */
inDrill('details[open] > summary', { justifyContent: 'start', gap: vars.space.s, fontWeight: vars.weight.strong });
inDrill('details[open] > summary::before', {
  content: 'attr(data-back)',
  color: vars.color.muted,
  fontWeight: vars.weight.body,
});
inDrill('details[open] > summary > svg', { order: -1, transform: 'rotate(180deg)' });

export const search = style(inDomain({ padding: vars.space.gutter }));

/** The tab of the bar that shows what is open. */
globalStyle(
  `nav > [commandfor][aria-expanded="true"]`,
  inDomain({ fontWeight: vars.weight.strong, textDecoration: 'underline', textUnderlineOffset: vars.space.xs }),
);
