/** Message catalog of the button that orders again. */
export const REORDER_CATALOG = 'order-actions';
