import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { phoneText } from '@/domain/contact/phone';
import type { Doctor } from '@/domain/doctor/doctor';
import { languageName } from '@/domain/doctor/language-name';
import { ANY, type BookingQuery } from '@/domain/exams/booking-state';
import type { Store } from '@/domain/stores/store';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import type { StorePageData } from '@/lib/stores/store-query';
import { ButtonLink } from '@/ui/actions/button-link';
import { StepSection } from '@/ui/disclosure/step-section';
import { RadioGroup, type RadioGroupProps } from '@/ui/fields/radio-group';
import type { BookableService, StoreExams } from '../api/store-exams';
import { type Booking, useBooking } from '../hooks/use-booking';
import { BookingSection } from './booking-section';
import { CheckStep } from './check-step';
import { PatientStep } from './patient-step';
import { StepActions } from './step-actions';
import { TimeStep } from './time-step';

interface BookingWorkspaceProps {
  page: StorePageData;
  exams: StoreExams;
  /** Choices from the URL. Only the first value matters. */
  query: BookingQuery;
}

/** Shows the steps of a booking in a store that is known. */
export function BookingWorkspace({ page, exams, query }: BookingWorkspaceProps) {
  const booking = useBooking(page, exams, query);
  const { store } = page;
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <div className="min-w-0">
        <noscript>
          <p className="mb-6">
            <Trans>Booking online needs JavaScript. You can call the store instead.</Trans>
          </p>
        </noscript>
        <StoreStep store={store} />
        <ServiceStep booking={booking} storeNumber={store.number} services={exams.services} />
        <DoctorStep booking={booking} storeNumber={store.number} doctors={exams.doctors} />
        <TimeStep booking={booking} store={store} />
        <PatientStep booking={booking} />
        <CheckStep booking={booking} store={store} />
      </div>
      <GoodToKnow store={store} />
    </div>
  );
}

/** Shows the store, which is chosen in the store finder. */
function StoreStep({ store }: { store: Store }) {
  const { t } = useLingui();
  const site = useSite();
  const { name, addressLines, city, region, postalCode, phone } = store;
  return (
    <StepSection
      number={1}
      title={t`Store`}
      headingId="booking-store"
      isOpen={false}
      isDone
      change={
        <ButtonLink
          variant="link"
          aria-label={t`Change store`}
          render={<PageLink href={storeLocatorPaths.finder(site, { location: postalCode })} />}
        >
          <Trans>Change</Trans>
        </ButtonLink>
      }
      summary={
        <>
          <p className="font-medium text-ink">{name}</p>
          <p>{`${addressLines.join(', ')}, ${city}, ${region} ${postalCode}`}</p>
          {phone ? (
            <p>
              <a className="link-inline inline-flex min-h-11 items-center" href={`tel:+1${phone}`}>
                {phoneText(phone)}
              </a>
            </p>
          ) : null}
        </>
      }
    >
      {null}
    </StepSection>
  );
}

interface ServiceStepProps {
  booking: Booking;
  storeNumber: string;
  services: readonly BookableService[];
}

/** Asks for the exam. */
function ServiceStep({ booking, storeNumber, services }: ServiceStepProps) {
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

/** Tells the patient what to know before the exam, apart from the steps. */
function GoodToKnow({ store }: { store: Store }) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Good to know`} className="self-start rounded-lg bg-well p-6 lg:sticky lg:top-24">
      <h2 className="font-semibold">
        <Trans>Good to know</Trans>
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft text-sm">
        <li>
          <Trans>Nothing is charged when you book.</Trans>
        </li>
        <li>
          <Trans>Bring the glasses and contact lenses that you wear, and your insurance card.</Trans>
        </li>
        <li>
          <Trans>Your eyes may be sensitive to light afterwards: think of sunglasses.</Trans>
        </li>
        {store.country === 'US' ? (
          <li>
            <Trans>Exams are given by an independent doctor of optometry in or next to the store.</Trans>
          </li>
        ) : null}
      </ul>
    </aside>
  );
}

interface DoctorStepProps {
  booking: Booking;
  storeNumber: string;
  doctors: readonly Doctor[];
}

/** Asks for the doctor; "any" is first. */
function DoctorStep({ booking, storeNumber, doctors }: DoctorStepProps) {
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

interface ChoiceFormProps extends Pick<RadioGroupProps, 'legend' | 'options' | 'hint'> {
  booking: Booking;
  /** Name of the choice in the URL. */
  name: string;
  storeNumber: string;
  defaultValue: string | undefined;
  missingText: string;
  onChoose: (value: string) => void;
}

/** Offers a few choices. A plain GET form of the page's URL, so that it works before its code has loaded. */
function ChoiceForm(props: ChoiceFormProps) {
  const { booking, name, storeNumber, defaultValue, missingText, onChoose, ...group } = props;
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(name);
    setIsMissing(!value);
    if (value) onChoose(String(value));
    else first.current?.focus();
  };

  return (
    <form method="get" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <input type="hidden" name="storeNumber" value={storeNumber} />
      <RadioGroup
        {...group}
        ref={first}
        variant="cards"
        legendHidden
        name={name}
        error={isMissing ? missingText : undefined}
        {...(defaultValue === undefined ? {} : { defaultValue })}
      />
      <StepActions booking={booking} />
    </form>
  );
}
