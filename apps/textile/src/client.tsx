import { hydrate } from '@etalage/shell';
import { textile } from './store.ts';

hydrate(textile);
