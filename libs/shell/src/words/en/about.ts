import { factsEn, productReviewsEn } from '@etalage/catalog/headless';
import { offerHomeEn } from '../../messages/offerHomeEn.ts';
import { promisesEn } from '../../messages/promisesEn.ts';

export const words = { facts: factsEn, reviews: productReviewsEn, promises: promisesEn, offer: offerHomeEn };
