import type { Decorator, Preview } from '@storybook/react-vite';
import '../apps/dailydeal/src/theme.css.ts';
import '../apps/fashion/src/theme.css.ts';
import '../apps/textile/src/theme.css.ts';

const inStore: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['store'] = String(globals['store']);
  document.documentElement.dataset['scheme'] = String(globals['scheme']);
  document.documentElement.lang = 'nl';
  return <Story />;
};

const preview: Preview = {
  decorators: [inStore],
  parameters: { layout: 'padded', controls: { expanded: true } },
  initialGlobals: { store: 'dailydeal', scheme: 'light' },
  globalTypes: {
    store: {
      description: 'The store whose theme is worn',
      toolbar: {
        title: 'Store',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'dailydeal', title: 'Dagvondst' },
          { value: 'fashion', title: 'Linge' },
          { value: 'textile', title: 'Weefhuis' },
        ],
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
