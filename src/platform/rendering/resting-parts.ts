/** A part of a page whose code may not be there yet. */
export interface RestingPart {
  awake: boolean;
  /** Shows something of the shopper's own, which no server has rendered. */
  own: boolean;
  /** Loads the code, once; another time when it did not arrive. */
  wake: () => Promise<unknown>;
}

const parts = new Set<RestingPart>();

export function addRestingPart(part: RestingPart): void {
  parts.add(part);
}

/** Loads every part, of the page shown and of pages that are got ready. @throws where code did not arrive. */
export function loadServedParts(): Promise<unknown> {
  return Promise.all([...parts].map(({ wake }) => wake()));
}

/** The same where nothing hangs on it: a part whose code does not arrive stays as it was served. */
export async function wakeServedParts(): Promise<void> {
  await loadServedParts().catch(() => {});
}

/** The same for the parts that show something of the shopper's own. */
export async function wakeOwnParts(): Promise<void> {
  await Promise.all([...parts].filter(({ own }) => own).map(({ wake }) => wake())).catch(() => {});
}

/** Whether a part could not take a change at once. */
export function anyPartRests(): boolean {
  return [...parts].some(({ awake }) => !awake);
}
