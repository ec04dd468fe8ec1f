import { serve } from '@etalage/shell/server';
import { dailydeal } from './store.ts';

serve(dailydeal);
