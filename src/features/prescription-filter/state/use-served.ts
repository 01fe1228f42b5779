import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component was server-rendered; true on the server too. */
export function useServed(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [served] = useState(!hydrated);
  return served;
}
