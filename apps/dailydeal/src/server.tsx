import { serve } from '@etalage/storefront-server';
import { dailydeal } from './store.ts';

serve(dailydeal);
