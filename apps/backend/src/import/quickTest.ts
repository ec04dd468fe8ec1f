import * as v from 'valibot';

/** Tells whether a value is as a schema has it. */
export type Test = (value: unknown) => boolean;

/** What documents are made of. */
type Plain =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.NullishSchema<v.GenericSchema, undefined>
  | v.UnionSchema<v.GenericSchema[], undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.LooseObjectSchema<Record<string, v.GenericSchema>, undefined>;

type Typed = { type: string };

const plain: readonly string[] = ['string', 'number', 'boolean', 'nullish', 'union', 'array', 'loose_object'];
/** Whether a schema is one of the plain ones. */
export const isPlain = (schema: Typed): schema is Plain => plain.includes(schema.type) && !('pipe' in schema);

/**
 * The test that `v.is` makes, ten times as quick, since nothing is copied: an import tests hundreds of thousands of
 * variants. Whatever is not plain is left to `v.is`.
 */
export function quickTest(schema: v.GenericSchema): Test {
  const known: Typed = schema;
  if (!isPlain(known)) return (value) => v.is(schema, value);
  switch (known.type) {
    case 'string':
    case 'boolean':
      return (value) => typeof value === known.type;
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'nullish': {
      const test = quickTest(known.wrapped);
      return (value) => value === undefined || value === null || test(value);
    }
    case 'union': {
      const tests = known.options.map(quickTest);
      return (value) => tests.some((test) => test(value));
    }
    case 'array': {
      const test = quickTest(known.item);
      return (value) => Array.isArray(value) && value.every(test);
    }
    case 'loose_object':
      return fieldsTest(known.entries);
  }
}

/** What an object may lack, as `v.is` has it; else even a value of any kind must stand there. */
const mayBeAbsent: readonly string[] = ['nullish', 'optional', 'exact_optional'];

/** Only fields that stand there are looked at, and those that must: documents name few of many. */
function fieldsTest(entries: Record<string, v.GenericSchema>): Test {
  const tests = new Map(Object.entries(entries).map(([name, schema]) => [name, quickTest(schema)]));
  const needed = Object.keys(entries).filter((name) => !mayBeAbsent.includes(entries[name]?.type ?? ''));
  return (value) =>
    isObject(value) &&
    needed.every((name) => name in value) &&
    Object.keys(value).every((name) => tests.get(name)?.(value[name]) ?? true);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
