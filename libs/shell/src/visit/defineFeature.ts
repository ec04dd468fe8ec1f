import type { Visit } from './createVisit.ts';

/**
 * A feature of a visit: `connect` is called when the feature is first needed, once per visit, and what it returns is the
 * feature's API from then on. What `connect` throws is thrown to the caller, and the next call tries again.
 */
export function defineFeature<Api>(connect: (visit: Visit) => Api): (visit: Visit) => Api {
  const connected = new WeakMap<Visit, { api: Api }>();
  return (visit) => {
    const { api } = connected.get(visit) ?? { api: connect(visit) };
    connected.set(visit, { api });
    return api;
  };
}
