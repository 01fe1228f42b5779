import { Trans } from '@lingui/react/macro';
import { currentPlace, isComplete } from '@/domain/exams/booking-state';
import { Button } from '@/ui/actions/button';
import type { Booking } from '../hooks/use-booking';

/** Shows the buttons of an open step. A complete one that is changed can be closed again. */
export function StepActions({ booking: { state, dispatch } }: { booking: Booking }) {
  const place = currentPlace(state);
  const canCancel = place !== 'check' && state.editing === place && isComplete(state, place);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" size="lg">
        <Trans>Continue</Trans>
      </Button>
      {canCancel ? (
        <Button variant="link" onClick={() => dispatch({ type: 'canceled' })} className="max-sm:mx-auto">
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
    </div>
  );
}
