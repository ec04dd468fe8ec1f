import { withStyles } from '../../../loading/styles.ts';
import { loadOnline } from '../../../loading/whenOnline.ts';

/** Loads the page of a product for what orders it: imported from its own modules that would be a chunk more for each product page. */
export const loadProductPage = () => loadOnline(() => withStyles(() => import('../../product/ProductPage.tsx')));
