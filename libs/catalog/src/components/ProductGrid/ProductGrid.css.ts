import { inDomain, onMobile, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

const columns = (count: string) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** About that of a card, and of one on a phone. */
const cardHeight = '24rem';
const phoneCardHeight = '20rem';

export const grid = style(
  inDomain({
    display: 'grid',
    gap: vars.space.grid,
    ...columns(vars.columns.mobile),
    ...when({
      tablet: columns(vars.columns.tablet),
      desktop: columns(vars.columns.desktop),
      large: columns(vars.columns.large),
      wide: columns(vars.columns.wide),
    }),
  }),
);
/**
 * In a document that just came to a phone, what is out of sight is laid out when it comes near; shadows may cross its edge.
 * Where more than two stand in a row, the guess of a height would move the cards beside it.
 */
export const cell = style(
  inDomain({
    display: 'grid',
    '@supports': {
      '(overflow-clip-margin: 0px)': onMobile({
        selectors: {
          '[data-first] &:nth-child(n + 5)': {
            contentVisibility: 'auto',
            containIntrinsicBlockSize: `auto ${phoneCardHeight}`,
            overflowClipMargin: vars.space.m,
          },
        },
      }),
    },
  }),
);
/** The place of a card that is not drawn yet. */
export const coming = style(inDomain({ minBlockSize: cardHeight }));
