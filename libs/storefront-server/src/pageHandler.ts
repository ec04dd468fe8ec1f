import { referenceHeader } from '@etalage/core';
import { securityHeaders } from '@etalage/core/server';
import fresh from 'fresh';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, packedOnce } from './encoding.ts';
import type { CustomerGroup } from '@etalage/catalog/headless';
import { groupIn, incompleteHeader, type PageFacts, partsOfDataAddress, personalHeader } from '@etalage/shell/server';
import { loadPage } from './loadPage.ts';
import { staleHeaders, type Answer, type CachedPage, type OutputCache } from './outputCache.ts';
import { noncePolicy, withoutNonce } from './policy.ts';
import { renderPage, type Renderer } from './renderPage.tsx';

/** Answers page requests. */
export type PageHandler = {
  /** Sends a finished page that is kept; false when there is none. */
  sendKept: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Draws the page, or answers what it shows. Throws what that throws, before anything is sent. */
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
};

/** The page of which the service worker keeps a copy, and what draws it. */
export type OfflinePage = { path: string; renderer: Renderer };

/** A handler over the renderer, with the output cache if there is one; `build` is that of the scripts which pages load. */
export function createPageHandler(
  renderer: Renderer,
  build: string,
  cache: OutputCache | undefined,
  offline?: OfflinePage,
): PageHandler {
  const answer = (address: string, incoming: IncomingMessage, signal: AbortSignal): Promise<PageAnswer> => {
    const request = { headers: { 'user-agent': incoming.headers['user-agent'] ?? '' }, signal };
    const asked = partsOfDataAddress(address);
    if (asked === undefined) {
      const url = urlOf(address);
      return drawn(url.pathname === offline?.path ? offline.renderer : renderer, url, request);
    }
    if (asked.build !== build) return Promise.resolve({ status: 410, text: '', headers: dataHeaders });
    if (!asked.isOfGroup) return loaded(renderer, urlOf(asked.page), request);
    return loaded(renderer, urlOf(asked.page), request, groupIn(incoming.headers)).then(forOne);
  };
  // An address is a path of this shop, also when it begins as one of another host would: '//other.host/'.
  const urlOf = (path: string) => new URL(readable(path).replace(/^[/\\]*/, '/'), renderer.baseUrl);
  return {
    sendKept: (incoming, outgoing) => cache !== undefined && sendKept(cache, incoming, outgoing),
    answer: async (incoming, outgoing) => {
      const address = incoming.url ?? '/';
      const keep = cache?.begin(address);
      const gone = new AbortController();
      outgoing.on('close', () => outgoing.writableFinished || gone.abort());
      const made = await answer(address, incoming, gone.signal).catch((error: unknown): PageAnswer => {
        // A shopper who left makes the loading fail too: that is no failure to report.
        if (outgoing.destroyed || cache?.stale(address) === undefined) throw error;
        renderer.report(error, address);
        return { status: 500, text: '', headers: {} };
      });
      const stale = made.status < 500 ? undefined : cache?.stale(address);
      if (stale !== undefined) return sendStale(stale, incoming, outgoing);
      send(made, incoming, outgoing);
      const kept = keep && made.kept?.();
      if (kept) await keep(kept.answer, kept.facts);
    },
  };
}

/** An address whose path can be decoded: with a broken escape it would match no route, not even the one for any path. */
function readable(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** When to ask again, in seconds, and that nobody keeps the answer. */
const failureHeaders = { 'cache-control': 'no-store', 'retry-after': '5' };

/** What is sent, and what of it may be kept for everyone. */
type PageAnswer = Answer & {
  status: number;
  /** Whether these are the data of a page of which a part is missing: the browser shows them all the same. */
  isIncomplete?: boolean | undefined;
  kept?: () => { answer: Answer; facts: PageFacts };
};

async function drawn(renderer: Renderer, url: URL, request: RequestInit): Promise<PageAnswer> {
  const { response, isPersonal, html, nonce, facts } = await renderPage(renderer, url, request);
  const { status } = response;
  const headers = {
    ...Object.fromEntries(response.headers),
    ...(isPersonal && { [personalHeader]: '1' }),
    'content-security-policy': noncePolicy(nonce),
  };
  const mayKeep = status === 200 && !isPersonal;
  const kept = () => ({ answer: pageForAll(html, nonce), facts: facts() });
  return { status, text: html, headers, ...(mayKeep && { kept }) };
}

function pageForAll(html: string, nonce: string): Answer {
  const { html: text, policy } = withoutNonce(html, nonce);
  return { text, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } };
}

/** A page's data belongs to its page: no search engine lists it. */
const dataHeaders = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };

/** An answer that nobody else may have. */
const forOne = ({ kept: _kept, ...answer }: PageAnswer): PageAnswer => answer;

async function loaded(renderer: Renderer, url: URL, request: RequestInit, group?: CustomerGroup): Promise<PageAnswer> {
  const { status, text, isIncomplete, reference, facts } = await loadPage(renderer, url, request, group);
  const answer = {
    text,
    headers: { ...dataHeaders, ...(reference !== undefined && { [referenceHeader]: reference }) },
  };
  return { status, isIncomplete, ...answer, ...(facts && { kept: () => ({ answer, facts: facts() }) }) };
}

/** The answer was made when the page was kept: here it is only found. */
function sendKept(
  cache: OutputCache,
  { url = '/', method, headers }: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const page = cache.get(url);
  if (page === undefined) return false;
  if (fresh(headers, { etag: page.etag })) {
    outgoing.writeHead(304, page.headers).end();
    return true;
  }
  const answer = page.answers[acceptedEncoding(headers['accept-encoding'])];
  outgoing.writeHead(200, answer.headers).end(method === 'HEAD' ? undefined : answer.body);
  return true;
}

function sendStale(page: CachedPage, { method, headers }: IncomingMessage, outgoing: ServerResponse): void {
  if (outgoing.destroyed) return;
  const answer = page.answers[acceptedEncoding(headers['accept-encoding'])];
  outgoing.writeHead(200, staleHeaders(answer.headers)).end(method === 'HEAD' ? undefined : answer.body);
}

function send(
  { status, text, headers, isIncomplete = false }: PageAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  if (outgoing.destroyed) return;
  const encoding = text === '' ? 'identity' : acceptedEncoding(incoming.headers['accept-encoding']);
  const body = packedOnce(text, encoding);
  outgoing.writeHead(isIncomplete ? 200 : status, {
    ...securityHeaders,
    ...headers,
    ...(isIncomplete && { [incompleteHeader]: '1' }),
    ...(status < 500 ? { 'cache-control': 'private, no-cache' } : failureHeaders),
    vary: 'Accept-Encoding',
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
