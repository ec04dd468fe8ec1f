import { createStoreFont, createStoreTheme } from '@etalage/ui/theme';
import faces from './fonts/faces.json';
import { fashionTheme } from './tokens.ts';

createStoreFont(faces.heading, "url('./fonts/heading.woff2') format('woff2')");
createStoreFont(faces.body, "url('./fonts/body.woff2') format('woff2')");
createStoreTheme('fashion', fashionTheme);
