/** The API clients of a visit or a request. */
export type Services = { get: (path: string) => Promise<unknown> };
/** What the clients need to know. */
export type ServiceOptions = { storeCode: string; baseUrl?: string };

/** Clients over the store's own origin, or over the backend's on the server. */
export function createServices({ storeCode, baseUrl = '' }: ServiceOptions): Services {
  return {
    get: async (path) => {
      const response = await fetch(baseUrl + path, { headers: { 'x-vs-store-code': storeCode } });
      return response.json();
    },
  };
}
