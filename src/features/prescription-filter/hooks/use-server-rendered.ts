import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the component was server-rendered; true on the server too. */
export function useServerRendered(): boolean {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [serverRendered] = useState(!hydrated);
  return serverRendered;
}
