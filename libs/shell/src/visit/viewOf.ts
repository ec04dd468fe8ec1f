import { completeView, type StoreView } from '@etalage/core';
import type { Visit } from './createVisit.ts';

/** The store view of a visit with all its endpoints, for what calls the backend; not for the first load, which calls nothing. */
export const viewOf = ({ view }: Pick<Visit, 'view'>): StoreView => completeView(view);
