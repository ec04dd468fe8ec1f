/**
 * Every token of the theme contract. The names are public: `color.onAction` is `--shop-color-on-action` in CSS. A
 * colour `onX` is what may stand on `X`; `contrast.ts` declares those pairs and what each must reach.
 */
export const tokenShape = {
  color: {
    /** The page, and text on it. */
    surface: null,
    onSurface: null,
    /** Secondary text, on every ground below as well. */
    muted: null,
    /** A ground that stands out (card, panel, dialog). */
    raised: null,
    onRaised: null,
    /** A ground that lies back (band, summary, image ground). */
    sunken: null,
    onSunken: null,
    /** The far end of the palette: footer, toast. */
    inverse: null,
    onInverse: null,
    /** What one presses first. */
    action: null,
    actionHover: null,
    actionLine: null,
    onAction: null,
    /** The store's signature. */
    accent: null,
    onAccent: null,
    /** The ground of a sale label, its text, and sale as text on the page. */
    sale: null,
    onSale: null,
    saleText: null,
    /** The ground of an ordinary label (new, sold out). */
    label: null,
    onLabel: null,
    link: null,
    linkHover: null,
    /** A divider: decoration only. */
    line: null,
    cardLine: null,
    /** The edge of a control. */
    outline: null,
    field: null,
    onField: null,
    placeholder: null,
    focus: null,
    success: null,
    onSuccess: null,
    warning: null,
    onWarning: null,
    danger: null,
    onDanger: null,
    star: null,
    header: null,
    onHeader: null,
    /** The strip above the header. */
    strip: null,
    onStrip: null,
    skeleton: null,
    /** Over the page, behind a dialog. */
    scrim: null,
    /** The ground behind a product picture. */
    picture: null,
  },
  font: {
    body: null,
    heading: null,
    /** Prices and other numerals that ask for attention. */
    numeral: null,
  },
  weight: { body: null, medium: null, strong: null, heading: null },
  tracking: { body: null, heading: null, label: null },
  leading: { body: null, snug: null, heading: null, none: null },
  /** Fluid: grows with the window. */
  size: { xs: null, s: null, m: null, l: null, xl: null, xxl: null, display: null },
  space: {
    xxs: null,
    xs: null,
    s: null,
    m: null,
    l: null,
    xl: null,
    xxl: null,
    /** Between page edge and content. */
    gutter: null,
    /** Between sections of a page. */
    section: null,
    /** Between cards. */
    grid: null,
  },
  radius: { control: null, card: null, picture: null, label: null, panel: null, round: null },
  border: {
    hairline: null,
    control: null,
    card: null,
    divider: null,
    dividerStyle: null,
    strong: null,
    focus: null,
  },
  shadow: { card: null, cardHover: null, raised: null, panel: null },
  motion: {
    fast: null,
    normal: null,
    slow: null,
    easing: null,
    enter: null,
    /** A keyframe's start for what pops, e.g. a changed price. */
    popScale: null,
  },
  opacity: { disabled: null, overlay: null },
  ratio: { card: null, gallery: null, square: null, tile: null, banner: null, hero: null },
  /** How many cards stand beside each other from each breakpoint on. */
  columns: { mobile: null, tablet: null, desktop: null, large: null, wide: null },
  icon: { s: null, m: null, l: null, stroke: null },
  /** The least size of what a finger presses. */
  touch: { min: null },
  card: {
    padding: null,
    gap: null,
    lift: null,
    nameSize: null,
    nameWeight: null,
    nameHeight: null,
    background: null,
  },
  button: {
    height: null,
    heightSmall: null,
    padding: null,
    weight: null,
    transform: null,
    tracking: null,
    size: null,
    shadow: null,
    press: null,
  },
  field: { height: null, padding: null },
  price: {
    size: null,
    sizeLarge: null,
    weight: null,
    tracking: null,
    color: null,
    saleColor: null,
    background: null,
    padding: null,
  },
  label: { size: null, weight: null, transform: null, tracking: null, padding: null, borderStyle: null },
  header: { border: null, navSize: null, navWeight: null, navTracking: null },
  panel: { width: null, enterFrom: null },
  layout: {
    page: null,
    text: null,
    form: null,
    sidebar: null,
    summary: null,
    header: null,
    mobileHeader: null,
    strip: null,
    tabBar: null,
    mobileBottomMargin: null,
    microcart: null,
    searchBar: null,
    searchBarNarrow: null,
    menuRow: null,
    logo: null,
    thumbnail: null,
    thumbnailSmall: null,
    swatch: null,
    /** The dot of a colour: an even number of pixels, so that it is round wherever it stands. */
    dot: null,
  },
  /** What lies over what. */
  level: { sticky: null, header: null, overlay: null, toast: null },
} as const;

type Leaves<Shape, Leaf> = { [Key in keyof Shape]: Shape[Key] extends null ? Leaf : Leaves<Shape[Key], Leaf> };

/** A value for every token: what a store's theme must give, so a forgotten token does not compile. */
export type StoreTokens = Leaves<typeof tokenShape, string>;

/** How a store looks by day and by night. */
export type StoreTheme = { light: StoreTokens; dark: StoreTokens };

export type ColorToken = keyof StoreTokens['color'];

/** The public CSS name of a token: `['color', 'onAction']` is `shop-color-on-action`. */
export const tokenName = (path: readonly string[]): string =>
  `shop-${path.join('-').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** Group, leaf and value of every token of a theme, in the order of the contract. */
export function tokenEntries(tokens: StoreTokens): [group: string, leaf: string, value: string][] {
  const values = new Map(
    Object.entries(tokens).map(([group, leaves]) => [group, new Map(Object.entries<string>(leaves))]),
  );
  return Object.entries(tokenShape).flatMap(([group, leaves]) =>
    Object.keys(leaves).flatMap((leaf): [string, string, string][] => {
      const value = values.get(group)?.get(leaf);
      return value === undefined ? [] : [[group, leaf, value]];
    }),
  );
}

/** Whether a value gives every token of the contract a text, and has nothing beside it. */
export function isStoreTokens(value: unknown): value is StoreTokens {
  const isGroup = (group: unknown, shape: object): boolean =>
    typeof group === 'object' &&
    group !== null &&
    Object.keys(group).length === Object.keys(shape).length &&
    Object.entries(group).every(([leaf, text]) => Object.hasOwn(shape, leaf) && typeof text === 'string');
  const groups = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  const shapes = Object.entries(tokenShape);
  return groups.size === shapes.length && shapes.every(([group, shape]) => isGroup(groups.get(group), shape));
}

/** The values that a function gives to all tokens of the contract, in its order. */
export function mapTokens(valueOf: (group: string, leaf: string) => string): StoreTokens {
  const tokens: unknown = Object.fromEntries(
    Object.entries(tokenShape).map(([group, leaves]) => [
      group,
      Object.fromEntries(Object.keys(leaves).map((leaf) => [leaf, valueOf(group, leaf)])),
    ]),
  );
  if (!isStoreTokens(tokens)) throw new TypeError('A value is not a text');
  return tokens;
}

/** The tokens of the contract to which a theme gives no value, each with store and mode. */
export function unassigned(store: string, theme: StoreTheme): string[] {
  const missing = (mode: string, tokens: StoreTokens): string[] => {
    const values = new Map(tokenEntries(tokens).map(([group, leaf, value]) => [`${group}.${leaf}`, value]));
    const wanted = Object.entries(tokenShape).flatMap(([group, leaves]) =>
      Object.keys(leaves).map((leaf) => `${group}.${leaf}`),
    );
    return wanted
      .filter((path) => (values.get(path) ?? '').trim() === '')
      .map((path) => `${store} ${mode}: ${path} has no value`);
  };
  return [...missing('light', theme.light), ...missing('dark', theme.dark)];
}
