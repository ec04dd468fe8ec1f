/** One call as it went over the wire: `answer` is undefined where it never came. */
export type Exchange = { method: string; url: URL; headers: Headers; body: unknown; answer: unknown };

/** What happens to a call: it arrives, it never leaves, or its answer is lost on the way back. */
type Fate = 'arrives' | 'never leaves' | 'loses its answer';

/** A connection between browsers and a backend that a test can cut, and that remembers what went over it. */
export function aNetwork(backend: typeof globalThis.fetch) {
  const exchanges: Exchange[] = [];
  const state: { fate: Fate; path: string } = { fate: 'arrives', path: '' };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const exchange = await exchangeOf(request);
    exchanges.push(exchange);
    const fate = exchange.url.pathname.includes(state.path) ? state.fate : 'arrives';
    if (fate === 'never leaves') throw new TypeError('connection refused');
    const answer = await backend(request);
    if (fate === 'loses its answer') throw new TypeError('connection reset');
    exchange.answer = await answer.clone().json();
    return answer;
  };
  /** From now on, for addresses that hold `path`. */
  const become = (fate: Fate, path = ''): void => void Object.assign(state, { fate, path });
  const callsTo = (path: string): Exchange[] => exchanges.filter(({ url }) => url.pathname.endsWith(path));
  return { fetch, exchanges, become, callsTo };
}

async function exchangeOf(request: Request): Promise<Exchange> {
  const text = await request.clone().text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { method: request.method, url: new URL(request.url), headers: request.headers, body, answer: undefined };
}
