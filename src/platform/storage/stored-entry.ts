/** What an entry's schema has to offer; every schema of zod and of zod/mini does. */
export interface EntrySchema<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/**
 * One thing that the browser keeps for the shopper, in a cookie or in storage. What is missing, expired or does not fit
 * its schema reads as undefined, as does everything on the server. A browser that keeps nothing is survived.
 */
export interface StoredEntry<Value> {
  read: () => Value | undefined;
  /** @returns whether the browser kept it. */
  write: (value: Value) => boolean;
  clear: () => void;
  /** Tells of changes in this tab, and of those that may have been made in another one. */
  subscribe: (listen: () => void) => () => void;
}

/** Where the text of an entry stands. May throw, as storage does when it is full or forbidden. */
export interface TextPlace {
  get: () => string | null | undefined;
  set: (text: string) => void;
  remove: () => void;
  /** Events of the window after which another tab may have changed the text. */
  changedBy: (keyof WindowEventMap)[];
}

/** A value as its text, and the text as a value that no schema has seen yet. */
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
  const tell = () => {
    for (const listen of listeners) listen();
  };
  return {
    read() {
      const text = typeof window === 'undefined' ? undefined : attempt(place.get);
      if (text === undefined || text === null) return undefined;
      // The same text gives the same object, which React's snapshots rely on.
      if (known?.text !== text) {
        const parsed = attempt(() => schema.safeParse(toValue(text)));
        known = { text, value: parsed?.success ? parsed.data : undefined };
      }
      return known.value;
    },
    write(value) {
      const kept = attempt(() => {
        place.set(toText(value));
        return true;
      });
      tell();
      return kept ?? false;
    },
    clear() {
      attempt(place.remove);
      tell();
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
