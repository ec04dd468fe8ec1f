import { style } from '@vanilla-extract/css';
import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';

/** A page with nothing but a heading and its content. */
export const page = style(
  inDomain({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.l,
    maxInlineSize: vars.layout.page,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingBlock: vars.space.xl,
    paddingInline: vars.space.gutter,
  }),
);
/** Paragraphs under each other. */
export const text = style(inDomain({ display: 'grid', gap: vars.space.m, maxInlineSize: vars.layout.text }));
/** A part of a page: its heading and what stands below. */
export const section = style(inDomain({ display: 'grid', gap: vars.space.m }));
/** The width that reads well, between the edges of a page. */
const reading = `calc(${vars.layout.text} + ${vars.space.gutter} + ${vars.space.gutter})`;
/** Something that waits for the shopper, over what the page is about. */
export const notice = style(
  inDomain({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.m,
    padding: vars.space.l,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
    maxInlineSize: vars.layout.text,
  }),
);
export const noticeTitle = style(inDomain({ fontSize: vars.size.l }));
/** A form with what it is about beside it. */
export const form = style([
  page,
  inDomain({ maxInlineSize: `calc(${reading} + ${vars.layout.summary} + ${vars.space.xxl})` }),
]);
/** Two cards side by side on a wide screen, such as the ways into an account. */
export const doors = style(
  inDomain({
    display: 'grid',
    gap: vars.space.xl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    ...fromDesktop({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }),
  }),
);
