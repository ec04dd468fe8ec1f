import { serve } from '@etalage/shell/server';
import { fashion } from './store.ts';

serve(fashion);
