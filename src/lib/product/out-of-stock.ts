import { createStore } from '../state/create-store';

/** UPC of the product that the API last refused to add because it is out of stock: the page's own data is older. */
export const outOfStockUpc = createStore<string | undefined>(undefined);
