import { useLingui } from '@lingui/react/macro';
import type { BookableService } from '../api/store-exams';
import type { Booking } from '../hooks/use-booking';
import { BookingSection } from './booking-section';
import { ChoiceForm } from './choice-form';

interface ServiceStepProps {
  booking: Booking;
  storeNumber: string;
  services: readonly BookableService[];
}

/** Asks for the exam. */
export function ServiceStep({ booking, storeNumber, services }: ServiceStepProps) {
  const { t } = useLingui();
  const { service } = booking.state;
  const chosen = services.find(({ id }) => id === service);
  const [only] = services.length === 1 ? services : [];
  return (
    <BookingSection
      step="service"
      booking={booking}
      title={t`Exam`}
      changeLabel={t`Change exam`}
      canChange={services.length > 0}
      summary={<p>{chosen?.name ?? t`Eye exam`}</p>}
    >
      <ChoiceForm
        booking={booking}
        storeNumber={storeNumber}
        name="service"
        legend={t`Exam`}
        options={services.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={service ?? only?.id}
        missingText={t`Choose an exam`}
        onChoose={(chosenId) => booking.dispatch({ type: 'serviceChosen', service: chosenId })}
      />
    </BookingSection>
  );
}
