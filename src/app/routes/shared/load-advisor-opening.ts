/** Loads what opens the advisor: small, so that ways into the advisor load it early, and a sign is there at once. */
export const loadOpening = () => import('./advisor-opening');
