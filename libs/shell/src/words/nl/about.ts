import { factsNl, productReviewsNl } from '@etalage/catalog/headless';
import { offerHomeNl } from '../../messages/offerHome.ts';
import { promisesNl } from '../../messages/promises.ts';

export const words = { facts: factsNl, reviews: productReviewsNl, promises: promisesNl, offer: offerHomeNl };
