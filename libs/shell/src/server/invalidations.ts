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
};

const answerSchema = v.looseObject({
  result: v.looseObject({ last: v.number(), entries: v.array(v.looseObject({ tags: v.array(v.string()) })) }),
});

/** Follows the backend's log of changes by long poll until the signal ends it. While it cannot, nothing old is kept. */
export async function followInvalidations(follower: Follower): Promise<void> {
  let after: number | undefined;
  while (!follower.signal.aborted) {
    const answer = await nextAnswer(follower, after);
    if (answer === undefined) {
      follower.clear();
      await pause(2000, follower.signal);
      continue;
    }
    for (const { tags } of answer.entries) follower.drop(tags);
    after = answer.last;
  }
}

async function nextAnswer({ backendUrl, adminKey, storeCode, signal }: Follower, after: number | undefined) {
  const query = after === undefined ? '' : `?after=${after}`;
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
