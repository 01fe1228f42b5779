import { useLingui } from '@lingui/react/macro';
import type { Doctor } from '@/domain/doctor/doctor';
import { languageName } from '@/domain/doctor/language-name';
import { ANY } from '@/domain/exams/booking-state';
import { useSite } from '@/lib/site/site';
import type { Booking } from '../hooks/use-booking';
import { BookingSection } from './booking-section';
import { ChoiceForm } from './choice-form';

interface DoctorStepProps {
  booking: Booking;
  storeNumber: string;
  doctors: readonly Doctor[];
}

/** Asks for the doctor; "any" is first. */
export function DoctorStep({ booking, storeNumber, doctors }: DoctorStepProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { doctor } = booking.state;
  const chosen = doctors.find(({ id }) => id === doctor);
  const languagesOf = ({ languages }: Doctor) =>
    languages.map((language) => languageName(language, languageTag)).join(', ');
  return (
    <BookingSection
      step="doctor"
      booking={booking}
      title={t`Your doctor`}
      changeLabel={t`Change doctor`}
      canChange={doctors.length > 0}
      summary={<p>{chosen?.name ?? t`Any doctor`}</p>}
    >
      <ChoiceForm
        booking={booking}
        storeNumber={storeNumber}
        name="doctor"
        legend={t`Your doctor`}
        options={[
          { value: ANY, label: t`Any doctor`, description: t`Shows the most times.` },
          ...doctors.map((option) => ({
            value: option.id,
            label: option.name,
            description: languagesOf(option),
          })),
        ]}
        defaultValue={doctor ?? ANY}
        missingText={t`Choose a doctor`}
        onChoose={(chosenId) => booking.dispatch({ type: 'doctorChosen', doctor: chosenId })}
      />
    </BookingSection>
  );
}
