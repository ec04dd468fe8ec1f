import type { StoreApp } from '@etalage/shell';
import type { RecordedShop } from '@etalage/shell/stories';
import { completeView } from '@etalage/core';

const apps = import.meta.glob<Record<string, StoreApp>>('../../../*/src/store.ts', { eager: true });
const recorded = import.meta.glob<Omit<RecordedShop, 'view'>>('./data/*.json', { eager: true, import: 'default' });

/** What a store's demo shop answered when its pages were recorded. */
export function recordedShop(code: string): RecordedShop {
  const [app] = Object.values(apps[`../../../${code}/src/store.ts`] ?? {});
  const answers = recorded[`./data/${code}.json`];
  if (app === undefined || answers === undefined) throw new Error(`The pages of ${code} were not recorded`);
  return { view: completeView(app.view), ...answers };
}
