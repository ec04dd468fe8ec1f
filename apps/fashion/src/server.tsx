import { serve } from '@etalage/storefront-server';
import { fashion } from './store.ts';

serve(fashion);
