import { hydrate } from '@etalage/shell';
import { fashion } from './store.ts';

hydrate(fashion);
