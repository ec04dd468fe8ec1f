import type { ServerResponse } from 'node:http';

/** The page for when not even the shop's own error page could be drawn. It tries again by itself. */
export function sendLastResort(outgoing: ServerResponse, storeName: string, reference: string): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(500, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '10',
  });
  outgoing.end(
    `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta http-equiv="refresh" content="10"><title>${storeName}</title><h1>500 - interne serverfout</h1>` +
      `<p>Er is iets misgegaan. Je winkelwagen is bewaard. We proberen het zo opnieuw.</p>` +
      `<p>Blijft het misgaan? Bel of mail ons en noem dan dit nummer: ${reference}</p><p><a href="/">Naar de homepage</a></p></html>`,
  );
}
