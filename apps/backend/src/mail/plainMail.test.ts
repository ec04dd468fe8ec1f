import { describe, expect, it } from 'vitest';
import { readStores } from '../stores/stores.ts';
import { button, heading, letter, noteStyle, unlinked } from './letter.ts';
import { plainMail } from './plainMail.ts';

const [{ contact, ...rest } = expect.unreachable()] = readStores();
const store = {
  ...rest,
  contact: {
    ...contact,
    company: 'Winkel bv',
    street: 'Dorpsstraat 1',
    postcode: '1234 AB',
    city: 'Ons Dorp',
    email: 'hallo@winkel.test',
    phone: '012 345 67 89',
    kvk: '12345678',
    vat: 'NL001234567B01',
  },
};
const { colors, fonts, radius } = store.mail;

const full = plainMail(store, {
  kind: 'test',
  subject: 'Over je bestelling',
  name: 'Jans van evil.nl',
  paragraphs: ['Eerst dit.', 'Dan dat.'],
  list: ['Handdoek', 'Laken'],
  code: 'ZOMER10',
  action: { label: 'Bekijk', url: 'https://winkel.test/kijk' },
  notes: ['Let op.', 'Nog iets.'],
  unsubscribeUrl: 'https://winkel.test/weg',
});
const bare = plainMail(store, { kind: 'test', subject: 'Kort', paragraphs: ['Dit is alles.'] });

/** The texts that a reader sees of a mail, one for each element. */
const readable = (html: string) =>
  html
    .replace(/^[^]*<body[^>]*>/u, '')
    .replaceAll(/<!--[^]*?-->/gu, '')
    .replaceAll('&nbsp;', ' ')
    .split(/<[^>]*>/u)
    .map((text) => text.trim())
    .filter(Boolean);
const sender = [
  ...['Winkel bv', 'Dorpsstraat 1', '1234 AB Ons Dorp', 'hallo@winkel.test', '012 345 67 89'],
  ...['KvK 12345678', 'Btw-nummer NL001234567B01'],
];
const questions = 'Vragen? Mail hallo@winkel.test of bel 012 345 67 89.';

describe('a mail of a few sentences', () => {
  it('has all that it is given, in order, as text', () => {
    expect(full.text.split('\n\n')).toEqual([
      'Hallo Jans van evil.\u2060nl,',
      'Eerst dit.',
      'Dan dat.',
      '- Handdoek\n- Laken',
      'ZOMER10',
      'Bekijk: https://winkel.test/kijk',
      'Let op.',
      'Nog iets.',
      'Meld je af: https://winkel.test/weg',
      [
        questions,
        'Winkel bv · Dorpsstraat 1 · 1234 AB Ons Dorp',
        'hallo@winkel.test · 012 345 67 89',
        'KvK 12345678 · Btw-nummer NL001234567B01',
      ].join('\n'),
    ]);
  });

  it('has the same as HTML', () => {
    expect(readable(full.html)).toEqual([
      ...[
        'Over je bestelling',
        'Hallo Jans van evil.\u2060nl,',
        'Eerst dit.',
        'Dan dat.',
        'Handdoek',
        'Laken',
        'ZOMER10',
      ],
      ...['Bekijk', 'Let op.', 'Nog iets.', 'Meld je af', questions, ...sender],
    ]);
    expect(full.html).toContain('href="https://winkel.test/kijk"');
    expect(full.html).toContain('href="https://winkel.test/weg"');
    expect(full.html).toContain('<title>Over je bestelling</title>');
  });

  it('has no more than it is given, as text', () => {
    expect(bare.text.split('\n\n')).toEqual(['Hallo,', 'Dit is alles.', expect.stringMatching(/^Vragen/u)]);
  });

  it('has no more than it is given, as HTML', () => {
    expect(readable(bare.html)).toEqual(['Kort', 'Hallo,', 'Dit is alles.', questions, ...sender]);
    expect(bare.html.match(/<(?:ul|strong)\b/gu)).toBeNull();
  });

  it('says to mail programs where to unsubscribe, when there is such a place', () => {
    expect(full).toMatchObject({ unsubscribeUrl: 'https://winkel.test/weg' });
    expect(bare).not.toHaveProperty('unsubscribeUrl');
  });

  it('shows nothing of what the store does not have, no empty line either', () => {
    const few = { ...store, contact: { ...store.contact, kvk: '', vat: '', postcode: '', street: '' } };
    const { text, html } = plainMail(few, { kind: 'test', subject: 'Kort', paragraphs: ['Dit is alles.'] });
    expect(text.split('\n\n').at(-1)?.split('\n').slice(1)).toEqual([
      'Winkel bv · Ons Dorp',
      'hallo@winkel.test · 012 345 67 89',
    ]);
    expect(html.match(/<div>/gu)).toHaveLength(2);
  });
});

describe('the letter around a mail', () => {
  const page = String(letter(store, 'Titel', heading(store, 'Kop')));

  it('is as wide in Outlook as elsewhere', () => {
    expect(page.match(/<!--\[if mso\]>.*?<!\[endif\]-->/gu)).toEqual([
      '<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->',
      '<!--[if mso]></td></tr></table><![endif]-->',
    ]);
  });

  it('keeps a number or a postcode on one line', () => {
    expect(page.match(/<span style="white-space:nowrap">[^<]*/gu)).toHaveLength(sender.length);
  });

  it('has the name of a store without logo in the place of one', () => {
    const { logo: _none, ...mail } = store.mail;
    const named = String(letter({ ...store, mail }, 'Titel', heading(store, 'Kop')));
    expect(named).not.toContain('<img');
    expect(readable(named)[0]).toBe(store.name);
    expect(named).toContain(`color:${colors.onHeader};font:700 22px/40px`);
  });

  it('draws its heading, button and notes in the colours of the store', () => {
    expect(page).toContain(`<h1 style="margin:0 0 16px;color:${colors.text};font:700 26px/1.2`);
    const link = String(button(store, { label: 'Koop', url: 'https://winkel.test/' }));
    for (const part of [`background:${colors.action}`, `color:${colors.onAction}`, `border-radius:${radius}px`]) {
      expect(link).toContain(part);
    }
    expect(noteStyle(store)).toContain(`background:${colors.note};color:${colors.text};border-radius:${radius}px`);
    expect(page).toContain(fonts.heading.replaceAll("'", '&#39;'));
  });

  it('makes no link of the words of a shopper', () => {
    expect(unlinked('a@b.nl http://x/y')).toBe('a@\u2060b.\u2060nl http:\u2060/\u2060/\u2060x/\u2060y');
  });
});
