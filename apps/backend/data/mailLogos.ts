import { readFileSync, writeFileSync } from 'node:fs';
import { readStores } from '../src/stores/stores.ts';
import { mailLogo } from './mailLogo.ts';

// Draws the logos of all stores for their mails: `node apps/backend/data/mailLogos.ts` after a logo changed.
for (const { code, mail } of readStores()) {
  const app = new URL(`../../${code}/`, import.meta.url);
  const svg = readFileSync(new URL('src/logo.svg', app), 'utf8');
  writeFileSync(new URL('public/mail-logo.png', app), await mailLogo(svg, mail.colors));
}
