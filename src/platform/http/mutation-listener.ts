/** Told of every call that may have changed something on the platform, after it succeeded. */
type MutationListener = (method: string, path: string) => unknown;

let listener: MutationListener | undefined;
let consequences: Promise<unknown> = Promise.resolve();

export function onMutation(listen: MutationListener | undefined): void {
  listener = listen;
}

export function tellOfMutation(method: string, path: string): void {
  if (method === 'GET' || !listener) return;
  consequences = Promise.resolve(listener(method, path));
  // Whoever waits hears of a failure; where nobody does, what is shown stays as it is.
  consequences.catch(() => {});
}

/**
 * Resolves when what the latest mutation changed has been read again, or could not be read, which the reads tell.
 *
 * @throws what kept the reads from being asked again, such as code that did not load.
 */
export function consequencesOfMutation(): Promise<unknown> {
  return consequences;
}
