import { tokenProblem, tokenType, type TokenType } from '@etalage/ui/workbench';

/** For each type a property that takes what its tokens hold. */
const byType: Readonly<Record<TokenType, string>> = {
  color: 'color',
  cubicBezier: 'transition-timing-function',
  dimension: 'padding-top',
  duration: 'transition-duration',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  number: 'flex-grow',
  shadow: 'box-shadow',
  strokeStyle: 'border-style',
};
const byLeaf: Readonly<Record<string, string>> = {
  enterFrom: 'transform',
  lift: 'transform',
  padding: 'padding',
  press: 'transform',
};

function propertyOf(group: string, leaf: string): string {
  if (group === 'ratio') return 'aspect-ratio';
  const type = tokenType(group, leaf);
  return type === undefined ? (byLeaf[leaf] ?? 'letter-spacing') : byType[type];
}

/** Why a token cannot take what was typed; undefined where it can. `knows` asks the browser about a property. */
export function typedProblem(
  group: string,
  leaf: string,
  css: string,
  knows = (property: string, value: string): boolean => CSS.supports(property, value),
): string | undefined {
  const property = propertyOf(group, leaf);
  return tokenProblem(group, leaf, css) ?? (knows(property, css) ? undefined : `is no ${property} in CSS`);
}
