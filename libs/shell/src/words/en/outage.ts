import { offlineEn } from '../../messages/offlineEn.ts';
import { outageEn } from '../../messages/outageEn.ts';

export const words = { ...outageEn, offline: offlineEn };
