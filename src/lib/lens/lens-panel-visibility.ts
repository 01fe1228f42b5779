import { createStore } from '../state/create-store';

/** Whether the lens panel covers the page. What stands behind it may change when it closes, so that nothing moves. */
export const lensPanelVisibility = createStore(false);
