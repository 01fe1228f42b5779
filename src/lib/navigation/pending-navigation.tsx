import {
  createContext,
  type ReactNode,
  startTransition,
  type TransitionStartFunction,
  useContext,
  useTransition,
} from 'react';

const StartNavigation = createContext<TransitionStartFunction>(startTransition);
const IsNavigating = createContext(false);

/** Knows whether a navigation of the router is pending: the URL has changed, and the page of before stays until the next can paint. */
export function PendingNavigation({ children }: { children: ReactNode }) {
  const [isPending, start] = useTransition();
  return (
    <StartNavigation value={start}>
      <IsNavigating value={isPending}>{children}</IsNavigating>
    </StartNavigation>
  );
}

export const useStartNavigation = () => useContext(StartNavigation);

export const useIsNavigating = () => useContext(IsNavigating);
