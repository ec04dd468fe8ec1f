import { modal } from '@etalage/core/constants';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fromDesktop, inUi, onMobile, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

const base = style(
  inUi({
    position: 'fixed',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    background: vars.color.raised,
    color: vars.color.onRaised,
    boxShadow: vars.shadow.panel,
    overflow: 'hidden',
    opacity: 1,
    transform: 'none',
    transitionProperty: 'opacity, transform',
    transitionDuration: vars.motion.normal,
    transitionTimingFunction: vars.motion.enter,
    selectors: { '&::backdrop': { background: vars.color.scrim } },
  }),
);
const side = style(
  inUi({
    insetBlock: 0,
    inlineSize: `min(100%, ${vars.panel.width})`,
    blockSize: '100%',
    '@starting-style': { opacity: 0, transform: vars.panel.enterFrom },
  }),
);

export const dialog = styleVariants({
  dialog: [
    base,
    inUi({
      inset: 0,
      margin: 'auto',
      inlineSize: `min(100% - 2 * ${vars.space.m}, ${vars.layout.form})`,
      blockSize: 'fit-content',
      maxBlockSize: '90dvh',
      borderRadius: vars.radius.panel,
      border: `${vars.border.card} solid ${vars.color.cardLine}`,
      '@starting-style': { opacity: 0, transform: `translateY(${vars.space.l})` },
    }),
  ],
  sheet: [
    base,
    inUi({
      insetInline: 0,
      insetBlockEnd: 0,
      insetBlockStart: 'auto',
      marginInline: 'auto',
      inlineSize: `min(100%, ${vars.layout.form})`,
      maxBlockSize: '88dvh',
      borderStartStartRadius: vars.radius.panel,
      borderStartEndRadius: vars.radius.panel,
      transitionProperty: 'opacity, transform, translate',
      '@starting-style': { opacity: 0, transform: 'translateY(100%)' },
      selectors: {
        '&[data-leaving]': { transform: 'translateY(100%)', transitionDuration: `${modal.closeDelay}ms` },
      },
      ...when({
        desktop: { inset: 0, margin: 'auto', blockSize: 'fit-content', borderRadius: vars.radius.panel },
        calm: { selectors: { '&[data-leaving]': { transition: 'none' } } },
      }),
    }),
  ],
  full: [base, inUi({ inset: 0, inlineSize: '100%', blockSize: '100%', '@starting-style': { opacity: 0 } })],
  panel: [base, side, inUi({ insetInlineEnd: 0, insetInlineStart: 'auto' })],
  menu: [base, side, inUi({ insetInlineStart: 0, insetInlineEnd: 'auto' })],
  cart: [
    base,
    side,
    inUi({
      insetInlineEnd: 0,
      insetInlineStart: 'auto',
      inlineSize: '100%',
      ...fromDesktop({ inlineSize: vars.layout.microcart }),
    }),
  ],
});
const headRow = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.l,
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const head = styleVariants({
  still: [headRow],
  draggable: [headRow, inUi({ touchAction: 'none', cursor: 'grab' })],
});
export const title = style(inUi({ fontSize: vars.size.l, overflowWrap: 'anywhere' }));
export const body = style(
  inUi({ padding: vars.space.l, overflowY: 'auto', overscrollBehavior: 'contain', overflowWrap: 'anywhere' }),
);
export const foot = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s,
    padding: vars.space.l,
    borderBlockStart: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);

// Where scrollbars take room, hiding them would move the page; there it may scroll behind the scrim.
globalStyle('html:has(dialog:modal)', inUi(onMobile({ overflow: 'hidden' })));
