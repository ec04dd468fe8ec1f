import { globalLayer } from '@vanilla-extract/css';

/** In order of strength. A store overrules in its own layer, so no selector is ever made stronger to win. */
globalLayer('reset');
globalLayer('ui');
globalLayer('domain');
globalLayer('store');
