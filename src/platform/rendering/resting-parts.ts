/** A component whose code may not be loaded yet. */
export interface RestingPart {
  awake: boolean;
  /** Shows the shopper's own data, which the server does not render. */
  own: boolean;
  /** Loads the code once; retries after a failure. */
  wake: () => Promise<unknown>;
}

const parts = new Set<RestingPart>();

export function addRestingPart(part: RestingPart): void {
  parts.add(part);
}

/** Loads every deferred component, including those of prefetched pages. @throws when code did not load. */
export function loadServedParts(): Promise<unknown> {
  return Promise.all([...parts].map(({ wake }) => wake()));
}

/** Hydrates every deferred component. One whose code does not load stays as the server rendered it. */
export async function wakeServedParts(): Promise<void> {
  await loadServedParts().catch(() => {});
}

/** Hydrates the deferred components that show the shopper's own data. */
export async function wakeOwnParts(): Promise<void> {
  await Promise.all([...parts].filter(({ own }) => own).map(({ wake }) => wake())).catch(() => {});
}

/** Whether any deferred component has not loaded yet. */
export function anyPartRests(): boolean {
  return [...parts].some(({ awake }) => !awake);
}
