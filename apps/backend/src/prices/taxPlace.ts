import { taxGroupFor, type TaxPlace } from '@etalage/catalog/rules';
import { tax } from '@etalage/core/constants';
import type { Sale } from './groupPrice.ts';

/** Whose tax a price holds that is shown before anybody said where to (PRICE-10, PRICE-11). */
export const taxPlaceOf = ({ store, groupId }: Pick<Sale, 'store' | 'groupId'>): TaxPlace => ({
  country: tax.defaultCountry,
  ...taxGroupFor(store.tax, groupId),
});
