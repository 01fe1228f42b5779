import { type StoredValue, storedValue, type ValueSchema } from './stored-value';

export interface StorageValueOptions<Value> {
  /** `local` persists, `session` ends with the tab. */
  area: 'local' | 'session';
  key: string;
  schema: ValueSchema<Value>;
  /** Milliseconds until it expires; never when absent. */
  lifetimeMilliseconds?: number;
}

interface ExpiringValue {
  until: number;
  value: unknown;
}

/** A typed value in local or session storage, as JSON (design §6). */
export function storageValue<Value>({
  area,
  key,
  schema,
  lifetimeMilliseconds = Number.POSITIVE_INFINITY,
}: StorageValueOptions<Value>): StoredValue<Value> {
  const storage = () => (area === 'local' ? window.localStorage : window.sessionStorage);
  const hasLifetime = Number.isFinite(lifetimeMilliseconds);
  const isExpired = (text: string) =>
    hasLifetime && !((JSON.parse(text) as ExpiringValue).until > Date.now());
  return storedValue(
    {
      get: () => {
        const text = storage().getItem(key);
        return text === null || isExpired(text) ? undefined : text;
      },
      set: (text) => storage().setItem(key, text),
      remove: () => storage().removeItem(key),
      changedBy: area === 'local' ? ['storage'] : [],
    },
    schema,
    {
      serialize: (value) =>
        JSON.stringify(hasLifetime ? { until: Date.now() + lifetimeMilliseconds, value } : value),
      parse: (text) => (hasLifetime ? (JSON.parse(text) as ExpiringValue).value : JSON.parse(text)),
    },
  );
}
