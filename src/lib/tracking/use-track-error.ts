import { useEffect } from 'react';
import type { TrackedError } from './events';
import { track } from './track';

/** Tracks a failure once each time that it appears, not with each render. */
export function useTrackError(hasFailed: boolean, message: TrackedError, operation?: string): void {
  useEffect(() => {
    if (hasFailed) track({ name: 'error', message, ...(operation === undefined ? {} : { operation }) });
  }, [hasFailed, message, operation]);
}
