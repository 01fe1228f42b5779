/** Id of the filter panel beside the products. */
export const FILTER_PANEL_ID = 'filters';

export const RESULTS_HEADING_ID = 'results';
