import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noncePolicy, withoutNonce } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  it('names the nonce of a streamed page', () => {
    expect(noncePolicy('abc')).toMatch(/^default-src 'self' 'nonce-abc';/);
    expect(noncePolicy('abc')).not.toMatch(/(default|script|style)-src [^;]*unsafe/);
  });

  it('names inline scripts and styles of a kept page by hash, and leaves no nonce in it', () => {
    const html =
      '<meta property="csp-nonce" content="abc"/><script nonce="abc">a()</script><style nonce="abc">p{}</style>' +
      '<script type="module" nonce="abc" src="/x.js"></script><script type="application/ld+json">{}</script>';
    const kept = withoutNonce(html, 'abc');
    expect(kept.html).not.toContain('abc');
    expect(kept.policy).toContain(`default-src 'self' ${hash('a()')} ${hash('p{}')};`);
  });
});
