import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts have taken over the page; false on the server and while the page wakes up. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
