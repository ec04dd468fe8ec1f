import * as v from 'valibot';

const color = (standard: string) => v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)), standard);
/** Family names, as CSS lists them; mail programs have the last ones only. */
const fonts = v.optional(v.pipe(v.string(), v.regex(/^[\w ',-]+$/)), 'Arial,Helvetica,sans-serif');

/** How the mails of a store look: colours and fonts of its theme, and its logo as a PNG of 332 by 80 px within the store. */
export const mailLook = v.strictObject({
  /** Without one, the name of the store stands in its place. */
  logo: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  colors: v.optional(
    v.strictObject({
      ground: color('#eceff4'),
      onGround: color('#1b2130'),
      header: color('#ffffff'),
      onHeader: color('#1b2130'),
      sheet: color('#ffffff'),
      text: color('#1b2130'),
      muted: color('#596276'),
      line: color('#dfe3eb'),
      note: color('#f2f4f8'),
      action: color('#1b2130'),
      onAction: color('#ffffff'),
    }),
    {},
  ),
  fonts: v.optional(v.strictObject({ heading: fonts, body: fonts }), {}),
  /** Of corners, in CSS px. */
  radius: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 8),
});
