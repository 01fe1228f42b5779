import { useEffect } from 'react';
import type { TrackedError } from './events';
import { track } from './track';

/** Number of components that show each failure now. */
const shown = new Map<string, number>();

/** Tracks a failure once each time that it appears: not with each render, nor for each component that shows it meanwhile. */
export function useTrackError(hasFailed: boolean, message: TrackedError, operation?: string): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    const failure = `${message} ${operation}`;
    const count = shown.get(failure) ?? 0;
    shown.set(failure, count + 1);
    if (count === 0) track({ name: 'error', message, ...(operation === undefined ? {} : { operation }) });
    return () => void shown.set(failure, (shown.get(failure) ?? 1) - 1);
  }, [hasFailed, message, operation]);
}
