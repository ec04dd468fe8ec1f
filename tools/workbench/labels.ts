import { tokenShape } from '@etalage/ui/tokens';

type Words = { [Group in keyof typeof tokenShape]: { title: string; hint?: string; leaves?: Record<string, string> } };

/** The contract in plain words, in the order in which a designer works. */
const words: Words = {
  color: {
    title: 'Colours',
    leaves: {
      surface: 'Page', onSurface: 'Text on page', muted: 'Secondary text', raised: 'Card and panel', onRaised: 'Text on card',
      sunken: 'Band and summary', onSunken: 'Text on band', inverse: 'Footer', onInverse: 'Text on footer',
      action: 'Main button', actionHover: 'Main button, pointed at', actionLine: 'Main button, edge', onAction: 'Text on main button',
      accent: 'Signature', onAccent: 'Text on signature', sale: 'Sale label',
      onSale: 'Text on sale label', saleText: 'Sale as text', label: 'Label', onLabel: 'Text on label', link: 'Link',
      linkHover: 'Link, pointed at', line: 'Divider', cardLine: 'Card edge', outline: 'Control edge', field: 'Input field',
      onField: 'Text in field', placeholder: 'Hint in field', focus: 'Focus ring', success: 'Good news', onSuccess: 'Text on good news',
      warning: 'Warning', onWarning: 'Text on warning', danger: 'Error', onDanger: 'Text on error', star: 'Stars', header: 'Header',
      onHeader: 'Text in header', strip: 'Strip above header', onStrip: 'Text in strip', skeleton: 'Loading placeholder',
      scrim: 'Veil behind dialogs', picture: 'Behind product pictures',
    },
  },
  font: { title: 'Typefaces', hint: 'The files come from the store’s fonts folder.', leaves: { body: 'Text', heading: 'Headings', numeral: 'Prices and numerals' } },
  size: {
    title: 'Text sizes', hint: 'Sizes with two values grow from a phone to a desktop.',
    leaves: { xs: 'Smallest', s: 'Small', m: 'Text', l: 'Small heading', xl: 'Heading', xxl: 'Page title', display: 'Display' },
  },
  weight: { title: 'Text weight', leaves: { body: 'Text', medium: 'Medium', strong: 'Strong', heading: 'Headings' } },
  tracking: { title: 'Letter spacing', leaves: { body: 'Text', heading: 'Headings', label: 'Labels' } },
  leading: { title: 'Line height', leaves: { body: 'Text', snug: 'Snug', heading: 'Headings', none: 'One line' } },
  space: {
    title: 'Space',
    leaves: { xxs: 'Hair', xs: 'Tiny', s: 'Small', m: 'Middle', l: 'Large', xl: 'Very large', xxl: 'Huge', gutter: 'Page edge', section: 'Between sections', grid: 'Between cards' },
  },
  radius: { title: 'Corners', leaves: { control: 'Buttons and fields', card: 'Cards', picture: 'Pictures', label: 'Labels', panel: 'Panels and dialogs', round: 'Round' } },
  border: { title: 'Lines', leaves: { hairline: 'Hairline', control: 'Buttons and fields', card: 'Cards', divider: 'Dividers', dividerStyle: 'Divider style', strong: 'Strong', focus: 'Focus ring' } },
  shadow: { title: 'Shadows', leaves: { card: 'Card', cardHover: 'Card, pointed at', raised: 'Menu and toast', panel: 'Panel and dialog' } },
  motion: { title: 'Motion', leaves: { fast: 'Quick', normal: 'Normal', slow: 'Slow', easing: 'Curve', enter: 'Curve on entering', popScale: 'How far a price pops' } },
  ratio: { title: 'Picture shapes', hint: 'Width / height.', leaves: { card: 'Product card', gallery: 'Product page', square: 'Square', tile: 'Tile', banner: 'Banner', hero: 'Hero' } },
  columns: { title: 'Cards in a row', leaves: { mobile: 'Phone', tablet: 'Tablet', desktop: 'Desktop', large: 'Large', wide: 'Wide' } },
  card: { title: 'Product card', leaves: { padding: 'Inner space', gap: 'Between its lines', lift: 'Movement, pointed at', nameSize: 'Name, size', nameWeight: 'Name, weight', nameHeight: 'Name, least height', background: 'Ground' } },
  button: { title: 'Button', leaves: { height: 'Height', heightSmall: 'Height, small', padding: 'Inner space', weight: 'Weight', transform: 'Capitals', tracking: 'Letter spacing', size: 'Text size', shadow: 'Shadow', press: 'Movement, pressed' } },
  field: { title: 'Input field', leaves: { height: 'Height', padding: 'Inner space' } },
  price: { title: 'Price', leaves: { size: 'Size on a card', sizeLarge: 'Size on the product page', weight: 'Weight', tracking: 'Letter spacing', color: 'Colour', saleColor: 'Colour, reduced', background: 'Ground', padding: 'Inner space' } },
  label: { title: 'Label', leaves: { size: 'Size', weight: 'Weight', transform: 'Capitals', tracking: 'Letter spacing', padding: 'Inner space', borderStyle: 'Edge' } },
  header: { title: 'Header', leaves: { border: 'Line below', navSize: 'Menu, size', navWeight: 'Menu, weight', navTracking: 'Menu, letter spacing' } },
  panel: { title: 'Side panel', leaves: { width: 'Width', enterFrom: 'Enters from' } },
  icon: { title: 'Icons', leaves: { s: 'Small', m: 'Middle', l: 'Large', stroke: 'Line' } },
  opacity: { title: 'See-through', leaves: { disabled: 'Not available', overlay: 'Overlay' } },
  touch: { title: 'Touch', leaves: { min: 'Least size' } },
  layout: {
    title: 'Page layout',
    leaves: { page: 'Widest page', text: 'Widest text', form: 'Form', sidebar: 'Filter column', summary: 'Order summary', header: 'Header height', mobileHeader: 'Header height, phone', strip: 'Strip of selling points', tabBar: 'Tab bar', mobileBottomMargin: 'Below the page, phone', microcart: 'Cart panel', searchBar: 'Search bar', searchBarNarrow: 'Search bar, narrow', menuRow: 'Menu row', logo: 'Logo width', thumbnail: 'Thumbnail', thumbnailSmall: 'Thumbnail, small', swatch: 'Swatch', dot: 'Dot of a colour' },
  },
  level: { title: 'What lies over what', leaves: { sticky: 'Sticky', header: 'Header', overlay: 'Panels', toast: 'Messages' } },
}; // prettier-ignore

export type TokenGroup = {
  group: string;
  title: string;
  hint: string;
  leaves: readonly { leaf: string; label: string }[];
};

const shape = new Map<string, object>(Object.entries(tokenShape));

/** Every group of the contract with its tokens, in plain words. */
export const tokenGroups: readonly TokenGroup[] = Object.entries(words).map(
  ([group, { title, hint = '', leaves = {} }]) => ({
    group,
    title,
    hint,
    leaves: Object.keys(shape.get(group) ?? {}).map((leaf) => ({ leaf, label: leaves[leaf] ?? leaf })),
  }),
);

/** The tokens of a group, in plain words. */
export const leavesOf = (group: string): TokenGroup['leaves'] =>
  tokenGroups.find((one) => one.group === group)?.leaves ?? [];

/** A colour by role in plain words. */
export const colorLabel = (leaf: string): string => words.color.leaves?.[leaf] ?? leaf;
