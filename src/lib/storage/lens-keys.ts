/** Key in local storage of the lenses that the shopper chose last (000 §3). */
export const LAST_SELECTION_KEY = 'lastLensSelection';

/**
 * Key in local storage of the height of the place on a product page that shows the chosen lenses. Without expiry: it is used
 * only while there is a last selection.
 */
export const LENS_HEIGHTS_KEY = 'lensPlaceHeights';

/** Key in session storage of the frame whose lens panel is open. */
export const OPEN_PANEL_KEY = 'openLensPanel';
