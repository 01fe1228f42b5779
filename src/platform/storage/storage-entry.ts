import { type EntrySchema, type StoredEntry, storedEntry } from './stored-entry';

export interface StorageEntryOptions<Value> {
  /** `local` persists, `session` ends with the tab. */
  area: 'local' | 'session';
  key: string;
  schema: EntrySchema<Value>;
  /** Milliseconds until it expires; never when absent. */
  lifetimeMilliseconds?: number;
}

interface Dated {
  until: number;
  value: unknown;
}

/** A typed value in local or session storage, as JSON (design §6). */
export function storageEntry<Value>({
  area,
  key,
  schema,
  lifetimeMilliseconds = Number.POSITIVE_INFINITY,
}: StorageEntryOptions<Value>): StoredEntry<Value> {
  const storage = () => (area === 'local' ? window.localStorage : window.sessionStorage);
  const limited = Number.isFinite(lifetimeMilliseconds);
  const expired = (text: string) => limited && !((JSON.parse(text) as Dated).until > Date.now());
  return storedEntry(
    {
      get: () => {
        const text = storage().getItem(key);
        return text === null || expired(text) ? undefined : text;
      },
      set: (text) => storage().setItem(key, text),
      remove: () => storage().removeItem(key),
      changedBy: area === 'local' ? ['storage'] : [],
    },
    schema,
    {
      toText: (value) =>
        JSON.stringify(limited ? { until: Date.now() + lifetimeMilliseconds, value } : value),
      toValue: (text) => (limited ? (JSON.parse(text) as Dated).value : JSON.parse(text)),
    },
  );
}
