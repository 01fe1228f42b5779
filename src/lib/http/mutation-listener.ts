/** Called after every successful mutation. */
type MutationListener = (method: string, path: string) => unknown;

let listener: MutationListener | undefined;
let revalidation: Promise<unknown> = Promise.resolve();

/** Sets the one listener; undefined removes it. */
export function onMutation(newListener: MutationListener | undefined): void {
  listener = newListener;
}

/** Notifies the listener of a successful call that is no GET. */
export function emitMutation(method: string, path: string): void {
  if (method === 'GET' || !listener) return;
  revalidation = Promise.resolve(listener(method, path));
  // Avoids an unhandled rejection; callers of `pendingRevalidation` still get the error.
  revalidation.catch(() => {});
}

/**
 * Resolves when the revalidation after the latest mutation is done. Failed queries report their errors separately.
 *
 * @throws when the revalidation could not start, for example because its code did not load.
 */
export function pendingRevalidation(): Promise<unknown> {
  return revalidation;
}
