import type { CustomerRow } from '../customers/tables.ts';
import type { Logger } from '../logger.ts';
import type { Store } from '../stores/stores.ts';

/** What a handler finds in its context. */
export type BackendEnv = {
  Variables: {
    /** The store view that the request selects (API-07). */
    store: Store;
    requestId: string;
    /** The client that limits count: an IP address, or an IPv6 network. */
    client: string;
    /** Whose token the request carries; undefined for a guest. Rejects with 401 for a token that is nobody's. */
    customer: () => Promise<CustomerRow | undefined>;
    logger: Logger;
  };
};
