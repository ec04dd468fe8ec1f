import type { StoreApp } from '@etalage/shell';
import type { StoreTheme } from '@etalage/ui/theme';

const apps = import.meta.glob<Record<string, StoreApp>>('../../apps/*/src/store.ts', { eager: true });
const themes = import.meta.glob<StoreTheme>('../../apps/*/src/theme.css.ts', { eager: true, import: 'theme' });

export type StoreOfWorkspace = { code: string; name: string; theme: StoreTheme };

/** Every store of the workspace with its theme, found by its app; importing this brings their styles. */
export const stores: readonly StoreOfWorkspace[] = Object.entries(apps)
  .flatMap(([path, module]) => {
    const [app] = Object.values(module);
    const theme = themes[path.replace('store.ts', 'theme.css.ts')];
    return app === undefined || theme === undefined
      ? []
      : [{ id: app.view.storeId, code: app.view.storeCode, name: app.view.name, theme }];
  })
  .sort((one, other) => one.id - other.id);
