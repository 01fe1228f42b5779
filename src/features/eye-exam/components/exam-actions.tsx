import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ExamConfirmation } from '@/domain/exams/exam-confirmation';
import { directionsUrl } from '@/domain/stores/directions';
import type { Store } from '@/domain/stores/store';
import type { Site } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { CalendarIcon, PinIcon } from '@/ui/icons/deferred-icons';
import { useCalendarEvent } from '../hooks/use-calendar-event';

export interface ExamActionsProps {
  exam: ExamConfirmation;
  /** Undefined if it was not loaded. */
  store: Store | undefined;
  storeSite: Site;
}

/** Calendar file and directions. */
export function ExamActions({ exam, store, storeSite }: ExamActionsProps) {
  const saveEvent = useCalendarEvent(exam, store, storeSite);
  // The server does not know the device.
  const [platform, setPlatform] = useState('');
  useEffect(() => setPlatform(navigator.userAgent), []);
  if (!saveEvent && !store) return null;
  return (
    <div className="flex flex-wrap gap-3 md:col-span-2">
      {saveEvent ? (
        <Button onClick={saveEvent}>
          <CalendarIcon />
          <Trans>Add to calendar</Trans>
        </Button>
      ) : null}
      {store ? (
        <ButtonLink
          variant="secondary"
          href={directionsUrl(store, { platform })}
          target="_blank"
          rel="noreferrer"
        >
          <PinIcon />
          <Trans>Directions</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}
