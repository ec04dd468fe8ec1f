import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** What it is about, on phones folded, and what is asked; on a desktop beside each other. */
export const checkout = style(
  inDomain({
    display: 'grid',
    gap: vars.space.l,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fromDesktop({ gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.summary}`, columnGap: vars.space.xxl }),
  }),
);
export const steps = style(
  inDomain({ display: 'grid', rowGap: vars.space.m, counterReset: 'step', ...fromDesktop({ gridArea: '1 / 1' }) }),
);
export const section = style(
  inDomain({
    counterIncrement: 'step',
    borderBottom: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    paddingBottom: vars.space.m,
    selectors: { '&:last-child': { borderBottom: 0 } },
  }),
);
export const heading = style(inDomain({ fontSize: vars.size.l }));
/** The number of a step, for the eye only. */
const number = {
  content: ['counter(step)', 'counter(step) / ""'],
  display: 'inline-grid',
  placeItems: 'center',
  alignSelf: 'center',
  flex: 'none',
  inlineSize: vars.icon.l,
  blockSize: vars.icon.l,
  border: `${vars.border.control} solid currentColor`,
  borderRadius: vars.radius.round,
  fontFamily: vars.font.body,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
};
export const opener = style(
  inDomain({
    display: 'flex',
    columnGap: vars.space.s,
    alignItems: 'center',
    width: '100%',
    minHeight: vars.touch.min,
    font: 'inherit',
    textAlign: 'start',
    '::before': number,
    selectors: {
      '&:disabled': { color: vars.color.muted, cursor: 'default' },
      '&[aria-expanded="true"]::before': {
        background: vars.color.action,
        color: vars.color.onAction,
        borderColor: vars.color.actionLine,
      },
    },
  }),
);
export const change = style(
  inDomain({
    marginInlineStart: 'auto',
    fontSize: vars.size.s,
    fontFamily: vars.font.body,
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
  }),
);
export const answer = style(inDomain({ color: vars.color.muted, overflowWrap: 'anywhere' }));
export const content = style(inDomain({ paddingTop: vars.space.m }));
export const form = style(inDomain({ display: 'grid', rowGap: vars.space.m }));
/** The words begin as they stand in a sentence; alone they are one. */
export const alert = style(
  inDomain({ color: vars.color.danger, selectors: { '&::first-letter': { textTransform: 'uppercase' } } }),
);
/** Under a form that could not be sent. */
export const failed = style([alert, inDomain({ marginBlockStart: vars.space.m })]);
export const note = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
/** Below the name of its line. */
export const lineNote = style(inDomain({ display: 'block', color: vars.color.muted, fontSize: vars.size.s }));
export const review = style(inDomain({ display: 'grid', rowGap: vars.space.l }));
export const summary = style(
  inDomain({
    display: 'grid',
    rowGap: vars.space.l,
    padding: vars.space.l,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
  }),
);
export const columns = style([
  inDomain({ display: 'grid', gap: vars.space.m }),
  inDomain(fromDesktop({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' })),
]);
export const lines = style(inDomain({ display: 'grid', rowGap: vars.space.s, listStyle: 'none' }));
export const line = style(
  inDomain({ display: 'flex', justifyContent: 'space-between', columnGap: vars.space.m, overflowWrap: 'anywhere' }),
);
export const subheading = style(
  inDomain({
    fontFamily: vars.font.body,
    fontSize: vars.size.m,
    fontWeight: vars.weight.strong,
    marginBlockEnd: vars.space.xs,
  }),
);
export const terms = style(
  inDomain({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.m, rowGap: vars.space.s }),
);
/** How it ended, at one glance, and what one can do now. */
export const returned = style(
  inDomain({ display: 'grid', justifyItems: 'start', rowGap: vars.space.m, paddingBlock: vars.space.l, width: '100%' }),
);
const sign = inDomain({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.button.height,
  blockSize: vars.button.height,
  borderRadius: vars.radius.round,
});
export const signs = styleVariants({
  good: [sign, inDomain({ background: vars.color.success, color: vars.color.onSuccess })],
  waiting: [sign, inDomain({ background: vars.color.warning, color: vars.color.onWarning })],
  bad: [sign, inDomain({ background: vars.color.danger, color: vars.color.onDanger })],
});
export const outcome = style(inDomain({ fontSize: vars.size.xl, textWrap: 'balance', outline: 'none' }));
export const actions = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m }));
