import type { Position } from '@/domain/stores/store';

/** In milliseconds. */
const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 300_000;

export type PositionOutcome =
  | { status: 'located'; position: Position }
  | { status: 'denied' | 'unavailable' | 'timed-out' | 'unknown' | 'unsupported' };

/** Messages of the log (001 §8). They say nothing about the place. */
export const GEOLOCATION_ERRORS = {
  denied: 'Geolocation permission denied',
  unavailable: 'Geolocation position unavailable',
  'timed-out': 'Geolocation timed out',
  unknown: 'Unknown geolocation error',
} as const;

const STATUSES = { 1: 'denied', 2: 'unavailable', 3: 'timed-out' } as const;

/** Requests the browser's position. Unsupported also means a page that is not secure. Never rejects. */
export function requestPosition(): Promise<PositionOutcome> {
  const { geolocation } = navigator;
  if (!geolocation || !window.isSecureContext) return Promise.resolve({ status: 'unsupported' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ status: 'located', position: { latitude, longitude } }),
      ({ code }) => resolve({ status: STATUSES[code as keyof typeof STATUSES] ?? 'unknown' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
