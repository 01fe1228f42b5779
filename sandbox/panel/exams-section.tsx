import { Button } from '@/ui/actions/button';
import { api, type Status, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

/** Exams shown; there may be many after a test. */
const MAX_ROWS = 5;

/** Shows the booked exams of everybody, and a button that frees their times. */
export function ExamsSection({ exams }: Pick<Status, 'exams'>) {
  const { busy, run } = useAction();
  return (
    <PanelSection title="Eye exams" intro="Booked by anybody. Patients are not stored.">
      {exams.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {exams.slice(0, MAX_ROWS).map(({ confirmationNumber, storeNumber, city, start }) => (
            <li key={confirmationNumber}>
              {start.replace('T', ' ')}, store {storeNumber} {city}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2">
        {exams.length} {exams.length === 1 ? 'exam' : 'exams'}
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        aria-disabled={busy || undefined}
        onClick={() =>
          !busy && void run(() => unwrapResponse(api.exams.$delete()), 'All times are free again.')
        }
      >
        Free all appointments
      </Button>
    </PanelSection>
  );
}
