import { serve } from '@etalage/shell/server';
import { textile } from './store.ts';

serve(textile);
