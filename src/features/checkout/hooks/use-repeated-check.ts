import { useEffect, useState } from 'react';
import { useLatest } from '@/lib/state/use-latest';

/** Seconds before each check: two minutes together, much longer than a payment takes. */
const DELAYS = [3, 5, 5, 10, 10, 15, 15, 30, 30];

/**
 * Repeats a check after an attempt of the shopper whose outcome is not known.
 * @param attempt a new object starts over; undefined ends it.
 * @returns whether it continues; false after the last check.
 */
export function useRepeatedCheck(attempt: object | undefined, check: () => Promise<void>): boolean {
  const latest = useLatest(check);
  const [ended, setEnded] = useState<object>();
  useEffect(() => {
    if (!attempt) return;
    const delays = [...DELAYS];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const schedule = () => {
      const delay = delays.shift();
      if (delay === undefined) setEnded(attempt);
      else timer = setTimeout(() => void checkOnce(), delay * 1000);
    };
    const checkOnce = async () => {
      await latest.current();
      if (!isStopped) schedule();
    };
    schedule();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [attempt]);
  return attempt !== undefined && attempt !== ended;
}
