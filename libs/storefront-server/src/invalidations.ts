import * as v from 'valibot';

type Follower = {
  backendUrl: string;
  adminKey: string;
  storeCode: string;
  /** What to do with the tags of one change. */
  drop: (tags: readonly string[]) => void;
  /** What to do when changes may have been missed. */
  clear: () => void;
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
};

const answerSchema = v.looseObject({
  result: v.looseObject({
    newest: v.number(),
    entries: v.array(v.looseObject({ storeCode: v.string(), tag: v.string() })),
  }),
});

/** Seconds that the backend may hold a call until there is news. */
const patience = 25;

/** Follows the backend's log of changes by long poll until the signal ends it. While it cannot, nothing old is kept. */
export async function followInvalidations(follower: Follower): Promise<void> {
  let after: number | undefined;
  while (!follower.signal.aborted) {
    const answer = await nextAnswer(follower, after);
    if (answer === undefined) {
      follower.clear();
      after = undefined;
      await pause(2000, follower.signal);
      continue;
    }
    const own = answer.entries.filter(({ storeCode }) => storeCode === follower.storeCode);
    if (own.length > 0) follower.drop([...new Set(own.map(({ tag }) => tag))]);
    if (after === undefined) follower.clear();
    after = answer.newest;
  }
}

async function nextAnswer(follower: Follower, after: number | undefined) {
  const { backendUrl, adminKey, storeCode, signal, fetch = globalThis.fetch } = follower;
  const query = after === undefined ? '' : `?after=${after}&wait=${patience}`;
  try {
    const response = await fetch(`${backendUrl}/api/invalidations${query}`, {
      headers: { 'x-admin-key': adminKey, 'x-vs-store-code': storeCode },
      signal: AbortSignal.any([signal, AbortSignal.timeout(90_000)]),
    });
    const parsed = v.safeParse(answerSchema, await response.json());
    return parsed.success ? parsed.output.result : undefined;
  } catch {
    return undefined;
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
