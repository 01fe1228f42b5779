import { useEffect, useState } from 'react';

/** Returns false at first, true once the milliseconds have elapsed. */
export function useTimeout(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}
