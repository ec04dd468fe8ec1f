import { expect, it } from 'vitest';
import { plainText, wordsOf } from './plainText.ts';

it.each([
  ['Bed &amp; bad', 'Bed & bad'],
  ['&amp;amp;', '&amp;'],
  ['Caf&#233; &#xE9;n &#X41;', 'Café én A'],
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&#x110000;', '&#x110000;'],
  ['&#0;', '&#0;'],
  ['&#abc;', '&#abc;'],
  ['&onbekend;', '&onbekend;'],
  ['Bed & bad; &#65', 'Bed & bad; &#65'],
])('the text of ‘%s’ is ‘%s’', (text, plain) => expect(plainText(text)).toBe(plain));

it.each([
  ['<p>Zacht <b>en</b> war<em class="x">m</em>.</p><p>Van  katoen</p>', 'Zacht en warm. Van katoen'],
  ['Een<br>twee\n\t drie', 'Een twee drie'],
  ['<ul><li>Bed &amp; bad</li></ul>', 'Bed & bad'],
])('SEO-02 the words of %j are ‘%s’', (html, words) => expect(wordsOf(html)).toBe(words));
