import { offlineNl } from '../../messages/offline.ts';
import { outageNl } from '../../messages/outage.ts';

export const words = { ...outageNl, offline: offlineNl };
