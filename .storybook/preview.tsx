import type { Decorator, Preview } from '@storybook/react-vite';
import { showDrafts } from '../tools/workbench/keptDrafts.ts';
import { stores } from '../tools/workbench/storesOfWorkspace.ts';

showDrafts();

const inStore: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['store'] = String(globals['store']);
  document.documentElement.dataset['scheme'] = String(globals['scheme']);
  document.documentElement.lang = 'nl';
  return <Story />;
};

const preview: Preview = {
  decorators: [inStore],
  parameters: { layout: 'padded', controls: { expanded: true } },
  initialGlobals: { store: stores[0]?.code, scheme: 'light' },
  globalTypes: {
    store: {
      description: 'The store whose theme is worn',
      toolbar: {
        title: 'Store',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: stores.map(({ code, name }) => ({ value: code, title: name })),
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Scheme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
};

export default preview;
