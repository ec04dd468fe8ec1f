import { noteOrders } from './noteOrders.ts';

noteOrders();
