import { keyframes, style } from '@vanilla-extract/css';
import { menu } from '@etalage/core/constants';
import { fromDesktop, inDomain, onMobile, vars } from '@etalage/ui/theme';

/** As wide as what a page holds between its gutters. */
const between = `calc(${vars.layout.page} - ${vars.space.gutter} - ${vars.space.gutter})`;
/** A panel opens after the pointer has rested on its entry, at once for the keyboard. */
const openDelay = `${menu.openDelay}ms`;

export const bar = style(
  inDomain({
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    ...onMobile({ display: 'none' }),
  }),
);
export const top = style(inDomain({ display: 'flex', gap: vars.space.l, listStyle: 'none', justifyContent: 'center' }));
export const topItem = style(inDomain({ position: 'static', display: 'flex', alignItems: 'center' }));
export const topLink = style(
  inDomain({
    display: 'block',
    paddingBlock: vars.space.s,
    fontSize: vars.header.navSize,
    fontWeight: vars.header.navWeight,
    letterSpacing: vars.header.navTracking,
    selectors: {
      [`${topItem}:is(:hover, :focus-within) > &`]: { textDecoration: 'underline', textUnderlineOffset: vars.space.xs },
    },
  }),
);
/** What the editor puts forward among the entries. */
export const highlighted = style(
  inDomain({ fontWeight: vars.weight.strong, textDecoration: 'underline', textUnderlineOffset: vars.space.xs }),
);
/** Beside its link: for those who have no pointer to rest on it. It is seen when it has the focus. */
export const toggle = style(
  inDomain({
    inlineSize: vars.space.m,
    blockSize: vars.space.l,
    marginInlineEnd: `calc(-1 * ${vars.space.m})`,
    opacity: 0,
    transform: 'rotate(90deg)',
    selectors: { '&:is(:focus-visible, [aria-expanded="true"])': { opacity: 1 } },
  }),
);
export const panel = style(
  inDomain({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    visibility: 'hidden',
    opacity: 0,
    background: vars.color.raised,
    color: vars.color.onRaised,
    boxShadow: vars.shadow.raised,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.gutter,
    minBlockSize: `calc(${menu.minRows} * ${vars.layout.menuRow})`,
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, visibility 0s`,
    selectors: {
      // Of no more weight than the rule below, whose panel opens at once.
      [`${topItem}:hover > &:not(:where([data-shut]))`]: {
        visibility: 'visible',
        opacity: 1,
        transitionDelay: openDelay,
      },
      [`${toggle}[aria-expanded="true"] + &`]: { visibility: 'visible', opacity: 1, transitionDelay: '0s' },
    },
  }),
);
export const columns = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xl,
    maxInlineSize: between,
    marginInline: 'auto',
    listStyle: 'none',
  }),
);
export const column = style(inDomain({ display: 'grid', alignContent: 'start', gap: vars.space.xs }));
export const columnTitle = style(inDomain({ fontWeight: vars.weight.strong }));
export const leaf = style(
  inDomain({
    display: 'block',
    paddingBlock: vars.space.xxs,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.xxs } },
  }),
);
export const all = style(
  inDomain({
    display: 'block',
    maxInlineSize: between,
    marginInline: 'auto',
    marginBlockStart: vars.space.m,
    textDecoration: 'underline',
  }),
);
export const list = style(inDomain({ listStyle: 'none' }));

const enter = keyframes({ from: { transform: 'translateX(-100%)' } });

export const dialog = style(
  inDomain({
    position: 'fixed',
    insetBlock: `0 ${vars.layout.tabBar}`,
    insetInlineStart: 0,
    blockSize: 'auto',
    inlineSize: vars.panel.width,
    maxInlineSize: '90vw',
    overflowY: 'auto',
    background: vars.color.raised,
    color: vars.color.onRaised,
    boxShadow: vars.shadow.panel,
    selectors: {
      '&[open]': { animation: `${enter} ${vars.motion.normal} ${vars.motion.enter}` },
      '&::backdrop': { background: vars.color.scrim },
    },
    ...fromDesktop({ display: 'none' }),
  }),
);
export const dialogHead = style(inDomain({ display: 'flex', paddingInlineStart: vars.space.s }));
export const tab = style(
  inDomain({
    minBlockSize: vars.touch.min,
    paddingInline: vars.space.s,
    fontSize: vars.size.l,
    selectors: {
      '&[aria-pressed="true"]': { textDecoration: 'underline', textUnderlineOffset: vars.space.xs },
    },
  }),
);
export const iconButton = style(
  inDomain({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.touch.min,
    blockSize: vars.touch.min,
    marginInlineStart: 'auto',
  }),
);
export const row = style(
  inDomain({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.layout.menuRow,
    paddingInline: vars.space.gutter,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
);
export const inner = style(inDomain({ listStyle: 'none', background: vars.color.sunken, color: vars.color.onSunken }));
