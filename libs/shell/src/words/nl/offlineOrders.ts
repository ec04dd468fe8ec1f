import { offlineGuideNl } from '../../messages/offlineGuide.ts';
import { offlineOrdersNl } from '../../messages/offlineOrders.ts';

export const words = { ...offlineOrdersNl, guide: offlineGuideNl };
