import { describe, expect, it } from 'vitest';
import { isPlainText } from './plainText.ts';

describe('what a stranger fills in and the shop mails', () => {
  it.each([
    'Jans de Vries',
    "J.P. d'Hondt-van der Meer",
    'J.P.M. de Vries',
    'v.d.Berg',
    'v/d Berg',
    'c/o Jansen',
    'St. Annastraat',
    'St.Annastraat',
    'Dr. de Boer',
    'Prof.Lorentzlaan',
    'Müller & Zn. B.V.',
    'Jansen B.V.',
    'Bakkerij 2.0',
    '12 A',
    '2.hoog',
    "'s-Hertogenbosch",
    'Ødegård',
    '',
  ])('may be %j', (text) => expect(isPlainText(text)).toBe(true));

  it.each([
    'https://evil.example/win',
    'HTTP://evil',
    'Je hebt gewonnen: evil.nl',
    'evil.nl',
    'EVIL.COM',
    'Win-nu.shop!',
    'ga naar www.evil',
    'x.y/win',
    't.me/winnaar',
    'bit.ly/2x',
    'sub.evil.horse/pad',
    'a@b.nl',
    'mailto:a@b',
    'evil．nl',
    'Jans\nBeste klant, uw pakket staat klaar',
    'Jans\r',
    'Jans\u2028Beste klant',
    'Jans\u202Ede Vries',
    'ev\u200Bil.nl',
    'Jans\0',
  ])('may not be %j', (text) => expect(isPlainText(text)).toBe(false));

  it('is judged at once, however long it is', () => {
    const started = performance.now();
    for (const part of ['a', 'a.', '-.', 'a-', 'w.']) isPlainText(part.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
