import { style } from '@vanilla-extract/css';
import { ground, inDomain, onMobile, animatedDetails, instantDetails, vars, when } from '@etalage/ui/theme';

/** As wide as what a page holds between its gutters. */
const inner = `calc(${vars.layout.page} - ${vars.space.gutter} - ${vars.space.gutter})`;

export const footer = style(
  inDomain({
    marginBlockStart: vars.space.section,
    paddingBlock: vars.space.xl,
    paddingInline: vars.space.gutter,
    ...ground('inverse'),
    fontSize: vars.size.s,
  }),
);
export const columns = style(
  inDomain({
    display: 'grid',
    gap: vars.space.l,
    maxInlineSize: inner,
    marginInline: 'auto',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    ...when({ desktop: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } }),
  }),
);
/** A closed `<details>` shows its content where CSS can say so. */
export const column = style(
  inDomain({
    ...when({
      mobile: { gridColumn: '1 / -1', ...animatedDetails },
      desktop: { selectors: { '&::details-content': { contentVisibility: 'visible', display: 'block' } } },
      calm: instantDetails,
    }),
  }),
);
/** Where the links always show only its title is there, nothing for the pointer or the keyboard. */
export const opener = style(
  inDomain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    ...onMobile({
      minBlockSize: vars.touch.min,
      selectors: { '&::after': { content: '"+"' }, '[open] > &::after': { content: '"−"' } },
    }),
    '@supports': {
      'selector(::details-content)': { ...when({ desktop: { visibility: 'hidden', pointerEvents: 'none' } }) },
    },
  }),
);
export const title = style(
  inDomain({
    fontSize: vars.size.l,
    marginBlockEnd: vars.space.s,
    visibility: 'visible',
    ...onMobile({ selectors: { [`${opener} > &`]: { margin: 0 } } }),
  }),
);
export const link = style(
  inDomain({
    display: 'inline-block',
    minBlockSize: vars.icon.l,
    // An e-mail address may be wider than half a phone.
    textDecoration: 'underline',
    textUnderlineOffset: vars.space.xxs,
  }),
);
/** It opens a dialog, which takes a script. */
export const language = style([
  link,
  inDomain({ justifySelf: 'start', '@media': { '(scripting: none)': { display: 'none' } } }),
]);
export const address = style(inDomain({ fontStyle: 'normal', marginBlockEnd: vars.space.xs }));
export const list = style(inDomain({ listStyle: 'none' }));
/** What holds for every order, under a line. */
export const base = style(
  inDomain({
    display: 'grid',
    gap: vars.space.l,
    maxInlineSize: inner,
    marginInline: 'auto',
    marginBlockStart: vars.space.l,
    paddingBlockStart: vars.space.l,
    borderBlockStart: `${vars.border.hairline} solid currentColor`,
    ...when({ desktop: { gridTemplateColumns: '3fr 2fr' } }),
  }),
);
export const trust = style(inDomain({ display: 'grid', gap: vars.space.s, alignContent: 'start' }));
export const fact = style(inDomain({ display: 'flex', gap: vars.space.s, alignItems: 'center' }));
/** On a line of its own under what it stands beside. */
export const below = style(inDomain({ flexBasis: '100%' }));
