import type { ServerWords } from '@etalage/shell/server';
import type { ServerResponse } from 'node:http';

/** The texts of the page: the store's name and messages, and the reference of the failure in the log. */
export type LastResort = {
  storeName: string;
  words: Pick<ServerWords, 'language' | 'shop' | 'outage'>;
  reference: string;
};

/** The page for when not even the shop's own error page could be drawn. It tries again by itself. */
export function sendLastResort(outgoing: ServerResponse, { storeName, words, reference }: LastResort): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  const { language, shop, outage } = words;
  outgoing.writeHead(500, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '10',
  });
  outgoing.end(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta http-equiv="refresh" content="10"><title>${storeName}</title><h1>${shop.serverErrorTitle}</h1>` +
      `<p>${shop.somethingWentWrong}. ${outage.retriedSoon}</p>` +
      `<p>${outage.failureReference(reference)}</p><p><a href="/">${shop.backToHome}</a></p></html>`,
  );
}
