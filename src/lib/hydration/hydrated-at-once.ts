/** Props of an element with which the server asks the browser to hydrate deferred components at once. */
export const HYDRATED_AT_ONCE = { 'data-hydrated-at-once': true };

/** Returns whether the server's page asks for it. */
export function isHydratedAtOnce(): boolean {
  return document.querySelector('[data-hydrated-at-once]') !== null;
}
