import { chosenInForced, inDomain, vars, when } from '@etalage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const panel = styleVariants({
  side: [inDomain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m })],
  /** As wide as the bar that it takes the place of (HEADER-09). */
  header: [
    inDomain({
      position: 'relative',
      inlineSize: vars.layout.searchBarNarrow,
      ...when({ large: { inlineSize: vars.layout.searchBar } }),
    }),
  ],
});
export const form = style(
  inDomain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.s, alignItems: 'center' }),
);
/** In the header as wide as the bar, the close button over its end. */
const ownClear = style(inDomain({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } }));
export const field = styleVariants({
  side: [ownClear],
  header: [
    ownClear,
    inDomain({ gridArea: '1 / 1 / 2 / 3', paddingInlineEnd: vars.touch.min, textOverflow: 'ellipsis' }),
  ],
});
export const close = style(inDomain({ gridArea: '1 / 2 / 2 / 3', color: vars.color.onField }));
/** Under the field of the header, beginning at its end: it is wider than the field. */
export const found = styleVariants({
  side: [inDomain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m })],
  header: [
    inDomain({
      position: 'absolute',
      insetBlockStart: `calc(100% + ${vars.space.s})`,
      insetInlineEnd: 0,
      zIndex: vars.level.overlay,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.m,
      inlineSize: vars.panel.width,
      maxBlockSize: '75dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: vars.space.l,
      background: vars.color.raised,
      color: vars.color.onRaised,
      border: `${vars.border.card} solid ${vars.color.cardLine}`,
      borderRadius: vars.radius.panel,
      boxShadow: vars.shadow.raised,
    }),
  ],
});
export const said = style(
  inDomain({ color: vars.color.muted, fontSize: vars.size.s, selectors: { '&:empty': { display: 'none' } } }),
);
/** Options on the one side, the heart of each at the other: two lists, in the rows of one grid. */
export const offers = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    selectors: { '&:has(> :empty)': { display: 'none' } },
  }),
);
export const list = style(inDomain({ display: 'contents' }));
export const group = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridColumn: '1 / -1',
    selectors: { '& + &': { marginBlockStart: vars.space.m } },
  }),
);
/** The options of products, which have hearts beside them. */
export const rows = style(inDomain({ display: 'contents' }));
export const title = style(
  inDomain({
    color: vars.color.muted,
    fontSize: vars.size.s,
    fontWeight: vars.weight.strong,
    selectors: { [`${group} + ${rows} > &`]: { marginBlockStart: vars.space.m } },
  }),
);
export const hearts = style(inDomain({ display: 'contents', listStyle: 'none' }));
export const heart = style(inDomain({ gridColumn: 2, alignSelf: 'center', marginInlineStart: vars.space.s }));
export const option = style(
  inDomain({
    gridColumn: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    minBlockSize: vars.touch.min,
    paddingBlock: vars.space.xs,
    marginInline: `calc(-1 * ${vars.space.s})`,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:is(:hover, [aria-selected="true"])': { background: vars.color.sunken, color: vars.color.onSunken },
    },
    ...when({ forced: { selectors: { '&[aria-selected="true"]': chosenInForced } } }),
  }),
);
export const picture = style(
  inDomain({
    flex: 'none',
    inlineSize: vars.layout.thumbnailSmall,
    blockSize: 'auto',
    borderRadius: vars.radius.picture,
  }),
);
export const about = style(inDomain({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
