/** Loads the dialog of a store's details. */
export const loadStoreDialog = () => import('./store-dialog');
