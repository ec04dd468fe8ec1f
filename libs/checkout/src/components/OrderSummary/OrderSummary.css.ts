import { animatedDetails, fromDesktop, inDomain, instantDetails, onMobile, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a desktop always open, beside the steps: a closed `<details>` shows its content where CSS can say so. */
export const summary = style(
  inDomain({
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
    padding: vars.space.l,
    ...when({
      mobile: { paddingBlock: vars.space.xs, ...animatedDetails },
      calm: instantDetails,
      desktop: {
        gridArea: '1 / 2',
        position: 'sticky',
        insetBlockStart: vars.space.l,
        selectors: { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
      },
    }),
  }),
);
export const opener = style(
  inDomain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.touch.min,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    ...fromDesktop({ pointerEvents: 'none' }),
  }),
);
export const sum = style(inDomain({ marginInlineStart: 'auto' }));
export const chevron = style(
  inDomain({
    selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
    ...fromDesktop({ display: 'none' }),
  }),
);
export const lines = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    listStyle: 'none',
    paddingBlock: vars.space.m,
    borderBlock: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    ...onMobile({ marginBlockEnd: vars.space.s, borderBlockEnd: 0 }),
  }),
);
export const line = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: `${vars.layout.thumbnailSmall} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: vars.space.s,
    fontSize: vars.size.s,
  }),
);
export const picture = style(inDomain({ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.picture }));
export const words = style(inDomain({ overflowWrap: 'anywhere' }));
export const option = style(inDomain({ color: vars.color.muted }));
