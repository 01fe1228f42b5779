import { startTransition, useEffect, useState } from 'react';
import { untilNextMinute } from '@/domain/stores/opening-state';
import { onServerTime, serverNow } from './server-time';

/**
 * Returns the time by the server's clock, to the minute, also after the tab has slept.
 *
 * @param startedAt the server's time, in epoch milliseconds, so that the first render in the browser is the same
 */
export function useNow(startedAt: number): Date {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const date = serverNow();
      // A list of hundreds of stores renders in slices.
      startTransition(() => setNow(date.getTime()));
      timer = setTimeout(tick, untilNextMinute(date));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    const ignoreServerTime = onServerTime(tick);
    return () => {
      ignoreServerTime();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return new Date(Math.max(now, startedAt));
}
