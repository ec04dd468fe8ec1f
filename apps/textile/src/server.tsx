import { serve } from '@etalage/storefront-server';
import { textile } from './store.ts';

serve(textile);
