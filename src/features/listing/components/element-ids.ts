/** Id of the filter panel beside the products. */
export const FILTER_PANEL_ID = 'filters';

/** Id of the heading of the products. */
export const RESULTS_HEADING_ID = 'results';
