import { Trans } from '@lingui/react/macro';
import type { ExamConfirmation } from '@/domain/exams/exam-confirmation';
import type { Store } from '@/domain/stores/store';
import type { Site } from '@/lib/site/site';
import { useDirectionsUrl } from '@/lib/stores/use-directions-url';
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

/** Renders the calendar file and directions. */
export function ExamActions({ exam, store, storeSite }: ExamActionsProps) {
  const saveEvent = useCalendarEvent(exam, store, storeSite);
  if (!saveEvent && !store) return null;
  return (
    <div className="flex flex-wrap gap-3 md:col-span-2">
      {saveEvent ? (
        <Button onClick={saveEvent}>
          <CalendarIcon />
          <Trans>Add to calendar</Trans>
        </Button>
      ) : null}
      {store ? <Directions store={store} /> : null}
    </div>
  );
}

function Directions({ store }: { store: Store }) {
  return (
    <ButtonLink variant="secondary" href={useDirectionsUrl(store)} target="_blank" rel="noreferrer">
      <PinIcon />
      <Trans>Directions</Trans>
    </ButtonLink>
  );
}
