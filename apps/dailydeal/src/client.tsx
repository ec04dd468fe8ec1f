import { hydrate } from '@etalage/shell';
import { dailydeal } from './store.ts';

hydrate(dailydeal);
