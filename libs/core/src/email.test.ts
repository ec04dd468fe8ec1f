import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { emailAddress, isEmailAddress } from './email.ts';

const long = (length: number) => 'a'.repeat(length);

describe('ADDR-11 one rule reads email addresses', () => {
  it.each([
    'a@b.nl',
    'jans.de-vries+winkel@sub.voorbeeld.co.uk',
    "o'brien@voorbeeld.nl",
    'info@müller.de',
    'info@xn--mller-kva.de',
    'a@b.xn--p1ai',
    `${long(64)}@voorbeeld.nl`,
  ])('ADDR-11 takes %j', (text) => {
    expect(isEmailAddress(text)).toBe(true);
    expect(v.is(emailAddress, text)).toBe(true);
  });

  it.each([
    ['a display name', 'victim<attacker@evil.nl>'],
    ['a display name with a space', 'Victim <attacker@evil.nl>'],
    ['brackets', '<attacker@evil.nl>'],
    ['a list', 'victim@voorbeeld.nl,attacker@evil.nl'],
    ['a list by semicolon', 'victim@voorbeeld.nl;attacker@evil.nl'],
    ['a group', 'friends:victim@voorbeeld.nl;'],
    ['a comment', 'victim(x)@voorbeeld.nl'],
    ['a quoted local part', '"victim"@voorbeeld.nl'],
    ['a quoted local part with an address in it', '"a@evil.nl "@voorbeeld.nl'],
    ['a line break', 'a@b.nl\nBcc: c@d.nl'],
    ['a carriage return at its end', 'a@b.nl\r'],
    ['a line break at its end', 'a@b.nl\n'],
    ['the character 0', 'a\0@b.nl'],
    ['a tab', 'a\t@b.nl'],
    ['a space', 'a b@c.nl'],
    ['spaces around', ' a@b.nl '],
    ['an invisible character', 'a\u200B@b.nl'],
    ['a direction override', 'a\u202E@b.nl'],
    ['a fullwidth at sign', 'a＠b.nl'],
    ['two at signs', 'a@b@c.nl'],
    ['a percent route in brackets', 'a@[127.0.0.1]'],
    ['an address literal', 'a@127.0.0.1'],
    ['no dot in its domain', 'a@b'],
    ['no local part', '@b.nl'],
    ['a dot at the start', '.a@b.nl'],
    ['a dot at the end of the local part', 'a.@b.nl'],
    ['two dots', 'a..b@c.nl'],
    ['an empty label', 'a@.nl'],
    ['a dot at its end', 'a@b.nl.'],
    ['a label that starts with a dash', 'a@-b.nl'],
    ['a label that ends with a dash', 'a@b-.nl'],
    ['a local part of 65 characters', `${long(65)}@b.nl`],
    ['255 characters', `a@${`${long(50)}.`.repeat(5)}nl`],
  ])('ADDR-11 refuses %s', (_what, text) => {
    expect(isEmailAddress(text)).toBe(false);
    expect(v.is(emailAddress, text)).toBe(false);
  });

  it('ADDR-11 answers a hostile text of 100,000 characters at once', () => {
    const started = performance.now();
    for (const part of ['a', 'a.', 'a@', 'a-', '-']) expect(isEmailAddress(part.repeat(100_000))).toBe(false);
    expect(v.is(emailAddress, `${long(100_000)}@`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
