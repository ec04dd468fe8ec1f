import { offlineGuideEn } from '../../messages/offlineGuideEn.ts';
import { offlineOrdersEn } from '../../messages/offlineOrdersEn.ts';

export const words = { ...offlineOrdersEn, guide: offlineGuideEn };
