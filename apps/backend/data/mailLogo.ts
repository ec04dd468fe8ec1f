import sharp from 'sharp';

/**
 * The logo of a store for its mails, as a PNG: mail programs show no SVG. Twice the size at which it is shown, and on the colour of
 * its header, so that it stays readable where a program turns colours dark.
 */
export const mailLogo = (svg: string, { header, onHeader }: { header: string; onHeader: string }): Promise<Buffer> =>
  sharp(Buffer.from(svg.replaceAll('currentColor', onHeader).replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1')), {
    density: 144,
  })
    .resize(2 * 166, 2 * 40, { fit: 'contain', position: 'left', background: header })
    .flatten({ background: header })
    .png({ palette: true })
    .toBuffer();
