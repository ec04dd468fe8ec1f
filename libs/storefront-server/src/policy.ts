import { createHash } from 'node:crypto';

/**
 * What a page may load and run; `inline` is the nonce or the hashes of its own inline scripts and styles. It stands once,
 * in what scripts and styles fall back to: a header is not packed.
 */
function contentPolicy(inline: readonly string[]): string {
  return [
    ["default-src 'self'", ...inline.map((source) => `'${source}'`)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join(';');
}

/** The policy of a page that is rendered for one request, which carries a nonce. */
export const noncePolicy = (nonce: string): string => contentPolicy([`nonce-${nonce}`]);

/** A page that may be cached for everyone: no nonce in it, and a policy that names each inline script and style by its hash. */
export function withoutNonce(html: string, nonce: string): { html: string; policy: string } {
  const bare = html
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '');
  return { html: bare, policy: contentPolicy(hashes(bare)) };
}

function hashes(html: string): string[] {
  const bodies = html.matchAll(/<(script|style)(?![^>]*application\/ld)[^>]*>([^]*?)<\/\1>/g);
  const inline = [...bodies].flatMap(([, , body]) => (body ? [body] : []));
  return [...new Set(inline.map((body) => `sha256-${createHash('sha256').update(body).digest('base64')}`))];
}
