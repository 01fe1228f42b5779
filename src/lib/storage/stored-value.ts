/** Subset of a zod or zod/mini schema. */
export interface ValueSchema<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/**
 * A typed value in a cookie or in storage. Reads as undefined when missing, expired, invalid, blocked by the browser, or on
 * the server.
 */
export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** @returns whether it was stored. */
  write: (value: Value) => boolean;
  clear: () => void;
  /** Notifies about changes in this tab and possible changes in others. */
  subscribe: (listener: () => void) => () => void;
}

/** Storage of the raw text. May throw, as storage does when it is full or blocked. */
export interface TextStorage {
  get: () => string | null | undefined;
  set: (text: string) => void;
  remove: () => void;
  /** Window events after which another tab may have changed the text. */
  changedBy: (keyof WindowEventMap)[];
}

/** Serializes a value, and parses text into an unvalidated value. */
export interface TextFormat {
  serialize: (value: unknown) => string;
  parse: (text: string) => unknown;
}

export function storedValue<Value>(
  storage: TextStorage,
  schema: ValueSchema<Value>,
  { serialize, parse }: TextFormat,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let cached: { text: string; value: Value | undefined } | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    read() {
      const text = typeof window === 'undefined' ? undefined : attempt(storage.get);
      if (text === undefined || text === null) return undefined;
      // The same text must return the same object, as useSyncExternalStore requires.
      if (cached?.text !== text) {
        const parsed = attempt(() => schema.safeParse(parse(text)));
        cached = { text, value: parsed?.success ? parsed.data : undefined };
      }
      return cached.value;
    },
    write(value) {
      const isStored = attempt(() => {
        storage.set(serialize(value));
        return true;
      });
      notify();
      return isStored ?? false;
    },
    clear() {
      attempt(storage.remove);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      for (const event of storage.changedBy) window.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        for (const event of storage.changedBy) window.removeEventListener(event, listener);
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
