import { cartTotals, productOption, serverItem } from '@etalage/cart/contract';
import { product } from '@etalage/catalog/contract';
import type { ConversionConfig } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** What every refusal answers (API-02): `result` is a text for the shopper, or an object where the contract wants one. */
export const refusal = v.strictObject({
  code: v.number(),
  result: v.union([v.string(), v.record(v.string(), v.unknown())]),
});

/** Schemas that the document lists once, under `components.schemas`, and refers to elsewhere. */
const definitions = {
  Refusal: refusal,
  Product: product,
  ProductOption: productOption,
  ServerItem: serverItem,
  CartTotals: cartTotals,
};

/** valibot actions without a JSON Schema equivalent are left out; a pattern with flags is one of them. */
const overrideAction: ConversionConfig['overrideAction'] = ({ valibotAction, jsonSchema, errors }) => {
  if (errors === undefined || valibotAction.type !== 'regex') return jsonSchema;
  const { pattern: _pattern, ...rest } = jsonSchema;
  return rest;
};

/** How valibot's schemas become those of OpenAPI 3.1, which are JSON Schema 2020-12. */
export const conversion = {
  options: {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideAction,
  } satisfies ConversionConfig,
};
