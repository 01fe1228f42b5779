import { Trans, useLingui } from '@lingui/react/macro';
import { timeZoneName } from '@/domain/exams/exam-time-zone';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import { addressText } from '@/domain/stores/directions';
import type { Store } from '@/domain/stores/store';
import { saveFile } from '@/lib/files/save-file';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { type Site, useSite } from '@/lib/site/site';
import { useDirectionsUrl } from '@/lib/stores/use-directions-url';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { CalendarIcon, PinIcon } from '@/ui/icons/deferred-icons';
import { useExamTime } from '../hooks/use-exam-time';
import { calendarFile } from '../rules/calendar-file';
import type { ExamConfirmation } from '../rules/exam-confirmation';

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
    <div className="button-row md:col-span-2">
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

const FILE_NAME = 'eye-exam.ics';

/**
 * Saves the exam as a file for the shopper's calendar; undefined if its time is not known. The file has the time in UTC, so its
 * text names the time and the zone of the store.
 */
function useCalendarEvent(
  exam: ExamConfirmation,
  store: Store | undefined,
  storeSite: Site,
): (() => void) | undefined {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const origin = useSiteOrigin();
  const { day, time } = useExamTime(exam);
  const { number, start, end, timeZone, storeName, serviceName, doctorName } = exam;
  if (!start || !end) return undefined;
  const zone = timeZone ? timeZoneName(start, timeZone, languageTag) : '';
  return () => {
    const text = calendarFile({
      id: `${number}@${new URL(origin).hostname}`,
      start,
      end,
      timeZone,
      title: t`Eye exam, ${storeName}`,
      location: store ? `${storeName}, ${addressText(store)}` : storeName,
      description: [
        [serviceName, doctorName].filter(Boolean).join(', '),
        t`At the store: ${day}, ${time}` + (zone ? ` (${zone})` : ''),
        t`Confirmation number ${number}`,
        canonicalOrigin(origin, storeSite.locale) + storeLocatorPaths.store(storeSite, exam.storeNumber),
      ]
        .filter(Boolean)
        .join('\n'),
      createdAt: new Date(),
    });
    saveFile(FILE_NAME, text, 'text/calendar;charset=utf-8');
  };
}
