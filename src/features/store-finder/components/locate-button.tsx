import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Position } from '@/domain/stores/store';
import { useLatest } from '@/lib/state/use-latest';
import { track } from '@/lib/tracking/track';
import { Button } from '@/ui/actions/button';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { roundPosition } from '../rules/distance';

/** In milliseconds. */
const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 300_000;

type PositionOutcome =
  | { status: 'located'; position: Position }
  | { status: 'denied' | 'unavailable' | 'timed-out' | 'unknown' | 'unsupported' };

/** Messages of the log (001 §8). They say nothing about the place. */
const GEOLOCATION_ERRORS = {
  denied: 'Geolocation permission denied',
  unavailable: 'Geolocation position unavailable',
  'timed-out': 'Geolocation timed out',
  unknown: 'Unknown geolocation error',
} as const;

const STATUSES = { 1: 'denied', 2: 'unavailable', 3: 'timed-out' } as const;

export interface LocateButtonProps {
  /** Changes with each search: a position that was requested before it is ignored. */
  search: string;
  onLocated: (position: Position) => void;
}

type Status = 'idle' | 'locating' | 'failed' | 'unsupported';

/** Searches around the browser's position; it is requested on this click only, and rounded to about 100 m. */
export function LocateButton({ search, onLocated }: LocateButtonProps) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState<{ status: Status; search: string }>({ status: 'idle', search });
  const status = attempt.search === search ? attempt.status : 'idle';
  const latestSearch = useLatest(search);

  const locate = async () => {
    const setStatus = (next: Status) => setAttempt({ status: next, search });
    setStatus('locating');
    const outcome = await requestPosition();
    if (latestSearch.current !== search) return;
    if (outcome.status === 'located') {
      setStatus('idle');
      const { latitude, longitude } = outcome.position;
      onLocated({ latitude: roundPosition(latitude), longitude: roundPosition(longitude) });
      return;
    }
    setStatus(outcome.status === 'unsupported' ? 'unsupported' : 'failed');
    if (outcome.status !== 'unsupported')
      track({ name: 'error', message: GEOLOCATION_ERRORS[outcome.status], operation: 'geolocation' });
  };

  return (
    <div className="relative grid justify-items-start noscript:hidden">
      <Button
        variant="link"
        busy={status === 'locating'}
        busyLabel={t`Looking for your location`}
        onClick={locate}
      >
        <span className="inline-flex items-center gap-2">
          <PinIcon size={20} />
          <Trans>Use my location</Trans>
        </span>
      </Button>
      {status === 'unsupported' ? (
        <p role="alert" className="text-error text-sm">
          <Trans>Geolocation is not supported by this browser</Trans>
        </p>
      ) : null}
      <p role="status" className="text-ink-soft text-sm empty:absolute">
        {status === 'failed' ? <Trans>Your location could not be found. Type a place.</Trans> : null}
      </p>
    </div>
  );
}

/** Requests the browser's position. Unsupported also means a page that is not secure. Never rejects. */
function requestPosition(): Promise<PositionOutcome> {
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
