import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { styleAlias } from '../tools/storeBuild.ts';

const conditions = ['@etalage/source', 'module', 'browser', 'development|production'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../libs/*/src/**/*.stories.tsx',
    '../apps/integration/src/**/*.stories.tsx',
    '../tools/workbench/*.stories.tsx',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, alias: styleAlias, conditions },
  }),
};

export default config;
