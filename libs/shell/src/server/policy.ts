import { createHash } from 'node:crypto';

/** Headers of every answer of the store. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=()',
};

/** What a page may load and run; `inline` are the nonce or the hashes of its own inline scripts and styles. */
export function contentPolicy(inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  const listed = (sources: readonly string[]) => sources.map((source) => ` '${source}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${listed(inline.scripts)}`,
    `style-src 'self'${listed(inline.styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join(';');
}

/** The policy of a streamed page, which carries a nonce. */
export const noncePolicy = (nonce: string): string =>
  contentPolicy({ scripts: [`nonce-${nonce}`], styles: [`nonce-${nonce}`] });

/** A page that anyone may keep: no nonce in it, and a policy that names each inline script and style by its hash. */
export function withoutNonce(html: string, nonce: string): { html: string; policy: string } {
  const bare = html
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '');
  return { html: bare, policy: contentPolicy({ scripts: hashes(bare, 'script'), styles: hashes(bare, 'style') }) };
}

function hashes(html: string, tag: string): string[] {
  const bodies = [...html.matchAll(new RegExp(`<${tag}(?![^>]*application/ld)[^>]*>([^]*?)</${tag}>`, 'g'))];
  const inline = bodies.flatMap(([, body]) => (body ? [body] : []));
  return [...new Set(inline.map((body) => `sha256-${createHash('sha256').update(body).digest('base64')}`))];
}
