import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the part stood in the page that the server sent; true on the server too. */
export function useServed(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [served] = useState(!hydrated);
  return served;
}
