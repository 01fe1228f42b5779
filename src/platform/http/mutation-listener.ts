/** Told of every call that may have changed something on the platform, after it succeeded. */
type MutationListener = (method: string, path: string) => unknown;

let listener: MutationListener | undefined;

export function onMutation(listen: MutationListener | undefined): void {
  listener = listen;
}

export function tellOfMutation(method: string, path: string): void {
  if (method !== 'GET') listener?.(method, path);
}
