import * as v from 'valibot';

/** A request with one malformed part. */
export type NastyRequest = {
  /** `GET /api/product`, as the document has it. */
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Valid values by the name of the parameter or field, so that a call passes its first checks. */
export type KnownValues = Readonly<Record<string, unknown>>;

const record = v.record(v.string(), v.unknown());
const parameter = v.object({ name: v.string(), in: v.picklist(['path', 'query', 'header']), schema: record });
const operation = v.object({
  parameters: v.optional(v.array(parameter), []),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ schema: record })) })),
});
const document = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ schemas: record }),
});
type Operation = v.InferOutput<typeof operation>;

const long = 'x'.repeat(5000);
/** In an address, as they stand there. */
const inAddresses = [
  ...[
    '%00',
    'a%00b',
    '%2500',
    '%2f',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '%',
    '%zz',
    '%c3',
    '%c0%af',
    '%ed%a0%80',
    '%F0%9F%92%A5',
    '%20',
  ],
  ...[
    '-1',
    '0',
    'NaN',
    '1e309',
    '2147483648',
    '9'.repeat(40),
    '__proto__',
    'constructor',
    'x'.repeat(300),
    long,
    'x'.repeat(14_000),
  ],
];
const inHeaders = ['', '%00', '\u00ff', '-1', '__proto__', 'x'.repeat(129), long];
/** `unrepresentable` stands for a number that JSON can write and no number can hold. */
const unrepresentable = '@1e400@';
const inBodies = ['', 'a\u0000b', '\ud800', long, null, true, -1, 0.5, 2 ** 31, 1e300, unrepresentable, [], {}, [null]];
const bodies = ['', '{', 'null', '[]', '1e400', '"\\u0000"', '\u0000', '[['.repeat(5000), '{"__proto__":{"x":1}}'];

/** Requests to every operation of an OpenAPI document, with a nasty value in each part of them in turn. */
export function nastyRequests(openApi: unknown, known: KnownValues, headers: Record<string, string>): NastyRequest[] {
  const { paths, components } = v.parse(document, openApi);
  const sample = sampler(components.schemas, known);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, described]) => {
      const call = plainCall(path, method.toUpperCase(), described, { sample, known, headers });
      return [...addressCalls(call), ...headerCalls(call), ...bodyCalls(call)].map(written);
    }),
  );
}

type Call = {
  method: string;
  path: string;
  names: Operation['parameters'];
  values: Record<string, string>;
  headers: Record<string, string>;
  type: string | undefined;
  body: unknown;
};
type Making = {
  sample: (schema: unknown, name: string) => unknown;
  known: KnownValues;
  headers: Record<string, string>;
};

/** A call as it should be, as far as its schema and the known values tell. */
function plainCall(path: string, method: string, described: Operation, { sample, known, headers }: Making): Call {
  const [type, media] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  const names = described.parameters;
  const values = Object.fromEntries(
    names
      .filter(({ name, in: where }) => where !== 'header' && (where === 'path' || name in known))
      .map(({ name, schema }) => [name, encodeURIComponent(String(sample(schema, name)))]),
  );
  const body = media === undefined ? undefined : sample(media.schema, '');
  return { method, path, names, values, headers, type, body };
}

const addressCalls = (call: Call): Call[] =>
  call.names
    .filter(({ in: where }) => where !== 'header')
    .flatMap(({ name }) => inAddresses.map((nasty) => ({ ...call, values: { ...call.values, [name]: nasty } })));

const headerCalls = (call: Call): Call[] =>
  call.names
    .filter(({ in: where }) => where === 'header')
    .flatMap(({ name }) => inHeaders.map((nasty) => ({ ...call, headers: { ...call.headers, [name]: nasty } })));

function bodyCalls(call: Call): Call[] {
  if (call.type === undefined) return [call];
  const whole = bodies.map((body) => ({ ...call, body }));
  const parts = withEachPart(call.body).map((body) => ({ ...call, body: JSON.stringify(body) }));
  return [...whole, ...parts, call];
}

/** A value with each of its parts replaced by each nasty value, one at a time. */
function withEachPart(value: unknown): unknown[] {
  const within = Array.isArray(value)
    ? value.flatMap((part, index) => withEachPart(part).map((nasty) => value.with(index, nasty)))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => withEachPart(part).map((nasty) => ({ ...value, [key]: nasty })))
      : [];
  return [...inBodies, ...within];
}

function written({ method, path, names, values, headers, type, body }: Call): NastyRequest {
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  const query = names.filter(({ name, in: where }) => where === 'query' && name in values);
  const text = query.map(({ name }) => `${name}=${values[name]}`).join('&');
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    operation: `${method} ${path}`,
    method,
    path: text === '' ? address : `${address}?${text}`,
    headers: type === undefined ? headers : { 'content-type': type, ...headers },
    ...(type === undefined || sent === undefined ? {} : { body: sent.replaceAll(`"${unrepresentable}"`, '1e400') }),
  };
}

/** Makes a value of a JSON schema: all fields of an object, the first of alternatives. */
function sampler(schemas: Record<string, unknown>, known: KnownValues) {
  const sample = (schema: unknown, name: string): unknown => {
    const { $ref, anyOf, allOf, const: only, enum: options, properties, items, type, minimum } = Object(schema);
    if (name in known) return known[name];
    if (typeof $ref === 'string') return sample(schemas[$ref.split('/').at(-1) ?? ''], name);
    if (only !== undefined) return only;
    if (Array.isArray(options)) return options[0];
    if (Array.isArray(anyOf ?? allOf)) return sample((anyOf ?? allOf)[0], name);
    if (properties !== undefined) {
      return Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, sample(part, key)]));
    }
    if (type === 'array') return [sample(items, '')];
    if (type === 'object') return { a: 'a' };
    if (type === 'integer' || type === 'number') return Math.max(1, Number(minimum ?? 1));
    return type === 'boolean' ? true : 'a';
  };
  return sample;
}
