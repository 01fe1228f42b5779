import { useEffect, useState } from 'react';

/** False at first, true once the milliseconds have elapsed. */
export function usePatience(milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return over;
}
