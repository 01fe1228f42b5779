import { type StoredValue, storedValue, type Validate } from './stored-value';

export interface StorageValueOptions<Value> {
  /** `local` persists, `session` ends with the tab. */
  area: 'local' | 'session';
  key: string;
  validate: Validate<Value>;
  /** Milliseconds until it expires; never when absent. */
  lifetimeMilliseconds?: number;
}

interface ExpiringValue {
  until: number;
  value: unknown;
}

/** Texts for which the storage has no room, by key. */
const unstored = { local: new Map<string, string>(), session: new Map<string, string>() };

/**
 * Defines a typed value in local or session storage, as JSON. While the storage is full or blocked, the value lasts as long as
 * the document, so that the shopper can continue.
 */
export function storageValue<Value>({
  area,
  key,
  validate,
  lifetimeMilliseconds = Number.POSITIVE_INFINITY,
}: StorageValueOptions<Value>): StoredValue<Value> {
  const storage = () => (area === 'local' ? window.localStorage : window.sessionStorage);
  const hasLifetime = Number.isFinite(lifetimeMilliseconds);
  const isExpired = (text: string) =>
    hasLifetime && !((JSON.parse(text) as ExpiringValue).until > Date.now());
  const texts = unstored[area];
  return storedValue(
    {
      get: () => {
        const text = texts.get(key) ?? storage().getItem(key);
        return text === null || isExpired(text) ? undefined : text;
      },
      set: (text) => {
        texts.set(key, text);
        // May throw.
        storage().setItem(key, text);
        texts.delete(key);
      },
      remove: () => {
        texts.delete(key);
        storage().removeItem(key);
      },
      changedBy: area === 'local' ? ['storage'] : [],
    },
    validate,
    {
      serialize: (value) =>
        JSON.stringify(hasLifetime ? { until: Date.now() + lifetimeMilliseconds, value } : value),
      parse: (text) => (hasLifetime ? (JSON.parse(text) as ExpiringValue).value : JSON.parse(text)),
    },
  );
}

/** Removes everything that ends with the tab. */
export function clearSessionValues(): void {
  unstored.session.clear();
  try {
    window.sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
