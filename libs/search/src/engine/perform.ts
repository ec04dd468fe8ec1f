import type { SearchResponse } from '@etalage/catalog/contract';
import type { Task } from './protocol.ts';
import type { Stores } from './stores.ts';

/** Does a task on the index files. */
export function perform(stores: Stores, task: Task): SearchResponse | undefined {
  switch (task.kind) {
    case 'search':
      return stores.search(task.request);
    case 'put':
      stores.put(task.store, task.entity, task.documents);
      return undefined;
    case 'remove':
      stores.remove(task.store, task.entity, task.ids);
      return undefined;
    case 'replace':
      stores.replace(task.store, task.entity);
      return undefined;
    case 'finish':
      stores.finish(task.store);
      return undefined;
    case 'abandon':
      stores.abandon(task.store);
      return undefined;
    case 'setAside':
      stores.setAside(task.damage);
      return undefined;
  }
}
