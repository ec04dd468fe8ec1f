import { attributeValues } from '../rules/values.ts';
import type { VariantLike } from '../rules/variants.ts';
import { isColour } from './colours.ts';
import type { ChosenIds } from './optionLabels.ts';

/**
 * The variants that a list narrowed to `chosen` stands for: those that fit all of it, else those that fit its colour. None
 * where it asks nothing that variants tell, or nothing fits: then the product is shown as it is.
 */
export function fittingVariants<V extends VariantLike>(variants: readonly V[], chosen: ChosenIds): readonly V[] {
  const told = chosen.filter(({ attribute }) => variants.some((own) => attributeValues(own, attribute).length > 0));
  const fits = (wanted: ChosenIds) => (variant: V) =>
    wanted.length > 0 &&
    wanted.every(({ attribute, ids }) => attributeValues(variant, attribute).some((id) => ids.includes(id)));
  const whole = variants.filter(fits(told));
  return whole.length > 0 ? whole : variants.filter(fits(told.filter(({ attribute }) => isColour(attribute))));
}
