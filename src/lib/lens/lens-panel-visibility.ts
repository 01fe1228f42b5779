import { createStore } from '../state/create-store';

/**
 * True while the lens panel covers the page. The page behind it may only change when the panel closes, so that nothing moves.
 */
export const lensPanelVisibility = createStore(false);
