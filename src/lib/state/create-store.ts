import { useSyncExternalStore } from 'react';

/** A value outside React: in memory, or behind a cookie, storage or browser property. Read it with `useStoreValue`. */
export interface Store<Value> {
  read: () => Value;
  /** The value on the server and during hydration. It never changes, since all shoppers share the server's modules. */
  serverValue: Value;
  /** Call after the value may have changed. */
  notify: () => void;
  /** @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** A store whose value is in memory. */
export interface MemoryStore<Value> extends Store<Value> {
  set: (value: Value) => void;
}

export interface StoreSource<Value> {
  /** Must return the same object while the value has not changed. */
  read: () => Value;
  /** Window events after which the value may have changed. */
  changedBy?: readonly (keyof WindowEventMap)[];
}

/** Creates a store over a source, or in memory, where the server value is also the first value. */
export function createStore<Value>(serverValue: Value): MemoryStore<Value>;
export function createStore<Value>(serverValue: Value, source: StoreSource<Value>): Store<Value>;
export function createStore<Value>(serverValue: Value, source?: StoreSource<Value>): MemoryStore<Value> {
  const listeners = new Set<() => void>();
  let current = serverValue;
  const { read = () => current, changedBy = [] } = source ?? {};
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    read,
    serverValue,
    notify,
    subscribe(listener) {
      listeners.add(listener);
      for (const event of changedBy) window.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        for (const event of changedBy) window.removeEventListener(event, listener);
      };
    },
    set(value) {
      current = value;
      notify();
    },
  };
}

/**
 * Returns the value of a store; its server value on the server and during hydration.
 *
 * @param select derives a value, so that the component renders again only when that changes. The result must be the same for
 * the same value: no new objects.
 */
export function useStoreValue<Value, Selected = Value>(
  { subscribe, read, serverValue }: Omit<Store<Value>, 'notify'>,
  select: (value: Value) => Selected = identity,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(serverValue),
  );
}

const identity = (value: unknown) => value as never;
