import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Position } from '@/domain/stores/store';
import { useLatest } from '@/lib/state/use-latest';
import { track } from '@/lib/tracking/track';
import { Button } from '@/ui/actions/button';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { GEOLOCATION_ERRORS, requestPosition } from '../api/request-position';
import { roundPosition } from '../rules/distance';

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
