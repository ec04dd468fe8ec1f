/** What answers a request; `environment` has its connection. */
type Fetch = (request: Request, environment: object) => Response | Promise<Response>;

/** How busy a server is: what is done in idle moments waits for `isIdle`. */
export type Traffic = { counted(fetch: Fetch): Fetch; isIdle(): boolean };

const quiet = 3000;
/** What programs ask again and again is no traffic. */
const unattended = /^\/(health|api\/invalidations)/;

/** Idle is a server that nobody asked anything for three seconds. */
export function createTraffic(now: () => number = () => performance.now()): Traffic {
  let last = now();
  return {
    counted: (fetch) => (request, environment) => {
      if (!unattended.test(new URL(request.url).pathname)) last = now();
      return fetch(request, environment);
    },
    isIdle: () => now() - last >= quiet,
  };
}
