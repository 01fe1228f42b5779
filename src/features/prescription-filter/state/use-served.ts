import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component was server-rendered; true on the server too. */
export function useServerRendered(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [serverRendered] = useState(!hydrated);
  return serverRendered;
}
