import { fromDesktop, inDomain, onMobile, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';
import { filters, halfRow } from '../FilterList/FilterList.css.ts';

export const body = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    position: 'relative',
    ...fromDesktop({ gridTemplateColumns: `${vars.layout.sidebar} minmax(0, 1fr)`, gap: vars.space.l }),
  }),
);
export const whole = style(inDomain({ ...fromDesktop({ gridColumn: '1 / -1' }) }));
export const results = style(inDomain({ display: 'grid', gap: vars.space.m, minInlineSize: 0 }));
export const bar = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
/** On phones beside the button of the filters. */
export const sort = style(
  inDomain({
    marginInlineStart: 'auto',
    ...onMobile({
      selectors: {
        [`${filters} + * &`]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, inlineSize: halfRow },
      },
    }),
  }),
);
/** A heading for who listens: it parts the products from the title of the page. */
export const hidden = style(inDomain({ position: 'absolute', clipPath: 'inset(50%)' }));
/** After the last product, and seen no more than the heading. */
export const ended = style([hidden, inDomain({ insetBlockEnd: 0 })]);
