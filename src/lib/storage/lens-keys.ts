/** Key in local storage of the lenses that the shopper chose last (000 §3). */
export const LAST_SELECTION_KEY = 'lastLensSelection';

/** Key in session storage of the frame whose lens panel is open. */
export const OPEN_PANEL_KEY = 'openLensPanel';
