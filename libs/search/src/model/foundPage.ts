import type { ContentPage } from '@etalage/cms/contract';

/** A page of content that a text found. */
export type FoundPage = Pick<ContentPage, 'slug' | 'name'>;

/** The address of a page of content. */
export const pageHref = ({ slug }: Pick<FoundPage, 'slug'>): string => `/i/${slug}`;
