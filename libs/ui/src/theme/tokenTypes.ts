import type { StoreTokens } from './tokens.ts';

/** The types of the Design Tokens Format Module (2025.10) that the contract uses. */
export type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'
  | 'strokeStyle';

type GroupTypes<Group> = TokenType | { [Leaf in keyof Group]?: TokenType };

/** The type of a token, by group or by leaf; what stands nowhere is CSS for which the format has no type. */
const types: { [Group in keyof StoreTokens]?: GroupTypes<StoreTokens[Group]> } = {
  color: 'color',
  font: 'fontFamily',
  weight: 'fontWeight',
  leading: 'number',
  size: 'dimension',
  space: 'dimension',
  radius: 'dimension',
  border: {
    hairline: 'dimension',
    control: 'dimension',
    card: 'dimension',
    divider: 'dimension',
    dividerStyle: 'strokeStyle',
    strong: 'dimension',
    focus: 'dimension',
  },
  shadow: 'shadow',
  motion: {
    fast: 'duration',
    normal: 'duration',
    slow: 'duration',
    easing: 'cubicBezier',
    enter: 'cubicBezier',
    popScale: 'number',
  },
  opacity: 'number',
  ratio: 'number',
  columns: 'number',
  icon: { s: 'dimension', m: 'dimension', l: 'dimension', stroke: 'number' },
  touch: 'dimension',
  card: {
    padding: 'dimension',
    gap: 'dimension',
    nameSize: 'dimension',
    nameWeight: 'fontWeight',
    nameHeight: 'dimension',
    background: 'color',
  },
  button: {
    height: 'dimension',
    heightSmall: 'dimension',
    padding: 'dimension',
    weight: 'fontWeight',
    size: 'dimension',
    shadow: 'shadow',
  },
  field: 'dimension',
  price: {
    size: 'dimension',
    sizeLarge: 'dimension',
    weight: 'fontWeight',
    color: 'color',
    saleColor: 'color',
    background: 'color',
  },
  label: { size: 'dimension', weight: 'fontWeight', borderStyle: 'strokeStyle' },
  header: { border: 'dimension', navSize: 'dimension', navWeight: 'fontWeight' },
  panel: { width: 'dimension' },
  layout: 'dimension',
  level: 'number',
};

const byGroup = new Map<string, TokenType | Record<string, TokenType | undefined>>(Object.entries(types));

/** The type of a token of the contract; undefined where the format has none for what it holds (a transform, a case). */
export function tokenType(group: string, leaf: string): TokenType | undefined {
  const found = byGroup.get(group);
  return typeof found === 'object' ? found[leaf] : found;
}
