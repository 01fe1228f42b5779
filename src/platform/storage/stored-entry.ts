/** Subset of a zod or zod/mini schema. */
export interface EntrySchema<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/**
 * A typed value in a cookie or in storage. Reads as undefined when missing, expired, invalid, blocked by the browser, or on
 * the server.
 */
export interface StoredEntry<Value> {
  read: () => Value | undefined;
  /** @returns whether it was stored. */
  write: (value: Value) => boolean;
  clear: () => void;
  /** Notifies about changes in this tab and possible changes in others. */
  subscribe: (listen: () => void) => () => void;
}

/** Storage of the raw text. May throw, as storage does when it is full or blocked. */
export interface TextPlace {
  get: () => string | null | undefined;
  set: (text: string) => void;
  remove: () => void;
  /** Window events after which another tab may have changed the text. */
  changedBy: (keyof WindowEventMap)[];
}

/** Serializes a value, and parses text into an unvalidated value. */
export interface TextForm {
  toText: (value: unknown) => string;
  toValue: (text: string) => unknown;
}

export function storedEntry<Value>(
  place: TextPlace,
  schema: EntrySchema<Value>,
  { toText, toValue }: TextForm,
): StoredEntry<Value> {
  const listeners = new Set<() => void>();
  let known: { text: string; value: Value | undefined } | undefined;
  const notify = () => {
    for (const listen of listeners) listen();
  };
  return {
    read() {
      const text = typeof window === 'undefined' ? undefined : attempt(place.get);
      if (text === undefined || text === null) return undefined;
      // The same text must return the same object, as useSyncExternalStore requires.
      if (known?.text !== text) {
        const parsed = attempt(() => schema.safeParse(toValue(text)));
        known = { text, value: parsed?.success ? parsed.data : undefined };
      }
      return known.value;
    },
    write(value) {
      const isStored = attempt(() => {
        place.set(toText(value));
        return true;
      });
      notify();
      return isStored ?? false;
    },
    clear() {
      attempt(place.remove);
      notify();
    },
    subscribe(listen) {
      listeners.add(listen);
      for (const event of place.changedBy) window.addEventListener(event, listen);
      return () => {
        listeners.delete(listen);
        for (const event of place.changedBy) window.removeEventListener(event, listen);
      };
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
