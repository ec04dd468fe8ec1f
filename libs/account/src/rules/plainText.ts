/** Control and format characters, and line ends: invisible, or able to forge a line of a mail. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const schemeOrHost = /:\/\/|\bwww\.|@|[\p{L}\p{N}-]\.[\p{L}\p{N}.-]{0,63}\//iu;
/** A name and a top-level domain: every country's, and those that mail programs and spammers use most. */
const domain =
  /[\p{L}\p{N}-]{2}[.．。](?:[a-z]{2}|com|org|net|info|biz|shop|store|site|online|app|dev|xyz|top|click|link|club|live|email)(?![\p{L}\p{N}])/iu;

/**
 * Whether a text that a stranger fills in may stand in a mail of the shop: one line, without the address of a page or of a
 * mailbox. 'J.P. de Vries', 'v.d.Berg' and 'St. Annastraat' may; 'evil.nl', 'www.evil' and 'a@b.nl' may not.
 */
export const isPlainText = (text: string): boolean =>
  !unprintable.test(text) && !schemeOrHost.test(text) && !domain.test(text);
