/** In place of each page's `server.ts` in the browser, which asks the store server for what a page shows. */
export const pageServer = { load: () => Promise.reject(new Error('Pages are made on the server.')) };
