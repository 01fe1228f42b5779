import { createStore } from '../state/create-store';

/** UPC of the product that the API last refused to add because it is out of stock, so that the page's data is outdated. */
export const outOfStockUpc = createStore<string | undefined>(undefined);
