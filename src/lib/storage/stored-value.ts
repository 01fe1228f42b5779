import { createStore, type Store } from '../state/create-store';

/** Returns a valid stored value, or its replacement; else undefined. May throw. */
export type Validate<Value> = (value: unknown) => Value | undefined;

/**
 * A typed value in a cookie or in storage. Reads as undefined when missing, expired, invalid, blocked by the browser, or on
 * the server.
 */
export interface StoredValue<Value> extends Omit<Store<Value | undefined>, 'notify'> {
  /** @returns whether it was stored. */
  write: (value: Value) => boolean;
  clear: () => void;
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

/** Creates a typed value over a storage of text. */
export function storedValue<Value>(
  storage: TextStorage,
  validate: Validate<Value>,
  { serialize, parse }: TextFormat,
): StoredValue<Value> {
  let cached: { text: string; value: Value | undefined } | undefined;
  const { notify, ...store } = createStore<Value | undefined>(undefined, {
    changedBy: storage.changedBy,
    read() {
      const text = typeof window === 'undefined' ? undefined : attempt(storage.get);
      if (text === undefined || text === null) return undefined;
      // The same text must return the same object, as useSyncExternalStore requires.
      if (cached?.text !== text) {
        cached = { text, value: attempt(() => validate(parse(text))) };
      }
      return cached.value;
    },
  });
  return {
    ...store,
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
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
