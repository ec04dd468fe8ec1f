import * as v from 'valibot';

const gatewayList = v.array(v.object({ id: v.string(), description: v.string() }));
const issuerList = v.array(v.object({ code: v.string(), description: v.string() }));
const opened = v.object({ payment_url: v.pipe(v.string(), v.url()) });
const transaction = v.object({
  order_id: v.string(),
  status: v.string(),
  amount: v.number(),
  amount_refunded: v.optional(v.number(), 0),
  currency: v.string(),
});
const anything = v.unknown();
const answer = v.variant('success', [
  v.object({ success: v.literal(true), data: v.unknown() }),
  v.object({ success: v.literal(false), error_code: v.number(), error_info: v.string() }),
]);

/** How a payment stands at the provider; amounts in cents. */
export type ProviderTransaction = v.InferOutput<typeof transaction>;

/** What the provider is asked to collect. */
export type PaymentRequest = {
  transactionId: string;
  gateway: string;
  cents: number;
  description: string;
  notificationUrl: string;
  redirectUrl: string;
  cancelUrl: string;
  customer: Readonly<Record<string, string>>;
  issuer: string;
};

/** The provider gave no usable answer, or refused: `message` is its text. */
export class ProviderError extends Error {
  readonly code: number;

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderError';
    this.code = code;
  }
}

/** The payment provider, as MultiSafepay's contract has it (wire contract 14.2). Every call throws ProviderError. */
export type MultiSafepay = {
  gateways(): Promise<v.InferOutput<typeof gatewayList>>;
  issuers(): Promise<v.InferOutput<typeof issuerList>>;
  /** Opens a payment and answers the address of its page. */
  open(request: PaymentRequest): Promise<string>;
  transaction(id: string): Promise<ProviderTransaction>;
  refund(id: string, cents: number): Promise<void>;
};

/** Where the provider is and how it is reached. */
export type MultiSafepayPorts = { url: string; apiKey: string; fetch: typeof fetch };

const patience = 8_000;

/** A client for MultiSafepay, or for the sandbox that speaks the same. */
export function createMultiSafepay(ports: MultiSafepayPorts): MultiSafepay {
  const get = <Schema extends v.GenericSchema>(path: string, schema: Schema) => call(ports, path, schema);
  return {
    gateways: () => get('/gateways', gatewayList),
    issuers: () => get('/issuers/ideal', issuerList),
    open: async (request) => (await call(ports, '/orders', opened, orderBody(request))).payment_url,
    transaction: (id) => get(`/orders/${encodeURIComponent(id)}`, transaction),
    refund: async (id, cents) => {
      const body = { currency: 'EUR', amount: cents, description: `Terugbetaling ${id}` };
      await call(ports, `/orders/${encodeURIComponent(id)}/refunds`, anything, body);
    },
  };
}

function orderBody({ transactionId, gateway, cents, description, customer, issuer, ...addresses }: PaymentRequest) {
  return {
    type: 'redirect',
    order_id: transactionId,
    gateway,
    currency: 'EUR',
    amount: cents,
    description,
    customer,
    ...(issuer === '' ? {} : { gateway_info: { issuer_id: issuer } }),
    payment_options: {
      notification_url: addresses.notificationUrl,
      notification_method: 'POST',
      redirect_url: addresses.redirectUrl,
      cancel_url: addresses.cancelUrl,
      close_window: false,
    },
  };
}

async function call<Schema extends v.GenericSchema>(
  { url, apiKey, fetch }: MultiSafepayPorts,
  path: string,
  schema: Schema,
  body?: object,
): Promise<v.InferOutput<Schema>> {
  const request: RequestInit = {
    method: body === undefined ? 'GET' : 'POST',
    headers: { api_key: apiKey, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const read = v.safeParse(answer, await readJson(fetch, `${url}/v1/json${path}`, request));
  if (!read.success) throw new ProviderError(0, 'The payment provider gave no usable answer');
  if (!read.output.success) throw new ProviderError(read.output.error_code, read.output.error_info);
  return parseData(schema, read.output.data);
}

async function readJson(send: typeof fetch, address: string, request: RequestInit): Promise<unknown> {
  try {
    return await (await send(address, request)).json();
  } catch (cause) {
    throw new ProviderError(0, 'The payment provider cannot be reached', { cause });
  }
}

function parseData<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, data);
  if (!read.success) throw new ProviderError(0, 'The payment provider gave no usable answer');
  return read.output;
}
