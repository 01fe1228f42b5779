import {
  examBookingFirstNameMax,
  examBookingMemberIdMax,
  examBookingNotesMax,
} from '@generated/stores/stores.limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { cleanEmail } from '@/domain/contact/email';
import { phoneText } from '@/domain/contact/phone';
import { BIRTH_DATE_RULES } from '@/domain/dates/birth-date';
import { parseMonthDayYear } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import { cleanCode, cleanText } from '@/domain/text/typed-text';
import { fieldMessages } from '@/lib/forms/field-messages';
import { useExtensionHint } from '@/lib/forms/use-extension-hint';
import { usePersonFields } from '@/lib/forms/use-person-fields';
import { useProviders } from '@/lib/insurance/use-providers';
import { useSite } from '@/lib/site/site';
import { RetryButton } from '@/ui/actions/retry-button';
import { Checkbox } from '@/ui/fields/checkbox';
import { EmailField } from '@/ui/fields/email-field';
import { PersonFields } from '@/ui/fields/person-fields';
import { PhoneField } from '@/ui/fields/phone-field';
import { Select } from '@/ui/fields/select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import type { PatientError } from '../forms/patient-schema';
import { PATIENT_FIELDS, type PatientValues } from '../forms/patient-values';
import type { Booking } from '../hooks/use-booking';
import { BookingSection } from './booking-section';
import { StepActions } from './step-actions';

export function PatientStep({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  return (
    <BookingSection
      step="patient"
      booking={booking}
      title={t`Patient`}
      changeLabel={t`Change patient`}
      summary={<PatientSummary booking={booking} />}
    >
      <PatientEntry booking={booking} />
    </BookingSection>
  );
}

/** Renders no `action`, so that no input gets into the URL. */
function PatientEntry({ booking: { form, dispatch }, booking }: { booking: Booking }) {
  const { handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  const rejected = PATIENT_FIELDS.find((field) => errors[field]);
  // Opened since the commerce API has not accepted a field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears
  useEffect(() => {
    if (rejected) setFocus(rejected);
  }, []);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        onSubmit={handleSubmit(() => dispatch({ type: 'patientGiven' }))}
        noValidate
        className="grid grid-cols-1 gap-5"
      >
        <PatientFields />
        <InsuranceFields />
        <StepActions booking={booking} />
      </form>
    </FormProvider>
  );
}

function PatientSummary({ booking: { form } }: { booking: Booking }) {
  const { languageTag } = useSite();
  const { firstName, lastName, birthDate, email, phone, carrier, memberId, notes, consentSms } =
    form.getValues();
  const { list } = useProviders();
  const born = parseMonthDayYear(birthDate);
  const bornOn = born && formatLongDay(born, languageTag);
  const carrierName = list.find(({ key }) => key === carrier)?.text ?? carrier;
  return (
    <>
      <p>{`${cleanText(firstName)} ${cleanText(lastName)}`}</p>
      <p>
        <Trans>Born on {bornOn}</Trans>
      </p>
      <p>{cleanEmail(email)}</p>
      <p>{phoneText(phone)}</p>
      {carrier ? (
        <p>
          <Trans>Insurance: {carrierName}</Trans>
          {cleanCode(memberId) ? ` (${cleanCode(memberId)})` : null}
        </p>
      ) : null}
      {notes.trim() ? <p className="whitespace-pre-line">{notes.trim()}</p> : null}
      {consentSms ? (
        <p>
          <Trans>Reminders by text message</Trans>
        </p>
      ) : null}
    </>
  );
}

/** The picker opens on the slide of years of this age. */
const PICKER_YEARS_BACK = 40;

/** Asks for name, date of birth, and how the store reaches the patient. */
function PatientFields() {
  const { t } = useLingui();
  const messageFor = usePatientMessages();
  const { register, formState } = useFormContext<PatientValues>();
  const errorOf = (name: keyof PatientValues) => messageFor(formState.errors[name]?.message);
  const person = usePersonFields<PatientValues>({
    fields: { firstName: 'firstName', lastName: 'lastName', birthDate: 'birthDate' },
    maxNameLength: examBookingFirstNameMax,
    pickerYearsBack: PICKER_YEARS_BACK,
    allowsToday: BIRTH_DATE_RULES.exam.allowsToday,
    birthDateHint: t`MM/DD/YYYY, such as 07/21/1988`,
    messageFor,
  });

  return (
    <>
      <PersonFields {...person} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField
          {...register('email')}
          label={t`Email address`}
          hint={t`For the confirmation.`}
          error={errorOf('email')}
        />
        <PhoneField
          {...register('phone')}
          label={t`Phone number`}
          hint={t`In case the store has a question.`}
          extensionHint={useExtensionHint()}
          error={errorOf('phone')}
        />
      </div>
    </>
  );
}

/** Asks for optional data: the insurance, a note, and reminders. */
function InsuranceFields() {
  const { t } = useLingui();
  const messageFor = usePatientMessages();
  const { register, watch, formState } = useFormContext<PatientValues>();
  const { errors } = formState;
  const { state, list, retry } = useProviders();
  const [carrier, notes] = watch(['carrier', 'notes']);
  const isInNetwork = list.find(({ key }) => key === carrier)?.network;
  const optionalLabel = t`optional`;
  const charactersLeft = examBookingNotesMax - notes.length;

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {state === 'failed' ? (
          <p role="status" className="field-note sm:col-span-2">
            <Trans>The insurance carriers could not be loaded. Bring your card to the exam instead.</Trans>{' '}
            <RetryButton onClick={retry} />
          </p>
        ) : (
          <Select
            {...register('carrier')}
            label={t`Vision insurance`}
            optionalLabel={optionalLabel}
            emptyLabel={t`No insurance`}
            options={list.map(({ key, text }) => ({ value: key, label: text }))}
            hint={
              isInNetwork === undefined ? undefined : isInNetwork ? (
                <Trans>In our network</Trans>
              ) : (
                <Trans>Not in our network</Trans>
              )
            }
            error={messageFor(errors.carrier?.message)}
          />
        )}
        {carrier ? (
          <TextField
            {...register('memberId')}
            label={t`Member ID`}
            optionalLabel={optionalLabel}
            hint={t`It is on your insurance card.`}
            clean={cleanCode}
            maxLength={examBookingMemberIdMax}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={messageFor(errors.memberId?.message)}
          />
        ) : null}
      </div>
      <TextArea
        {...register('notes')}
        label={t`Notes for the store`}
        optionalLabel={optionalLabel}
        hint={t`Such as a wheelchair, or an interpreter. Characters left: ${charactersLeft}`}
        maxLength={examBookingNotesMax}
        rows={3}
        error={messageFor(errors.notes?.message)}
      />
      <Checkbox {...register('consentSms')} label={t`Send me reminders by text message`} />
    </>
  );
}

/** Returns the messages of the field errors; undefined for a valid field. */
function usePatientMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<PatientError, string> = {
    'first-name-missing': t`Enter the patient’s first name`,
    'last-name-missing': t`Enter the patient’s last name`,
    'birth-date-missing': t`Enter the date of birth`,
    'birth-date-malformed': t`Enter a real date as MM/DD/YYYY, such as 07/21/1988`,
    'birth-date-too-early': t`Enter a date from January 1, 1920 on`,
    'birth-date-too-late': t`Enter a date up to today`,
    'email-missing': t`Enter an email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
    'phone-missing': t`Enter a phone number`,
    'phone-malformed': t`Enter a phone number with 10 digits`,
    'member-id-malformed': t`Use letters, digits and hyphens only`,
    'notes-too-long': t`Use at most 500 characters`,
    rejected: t`The store did not accept this. Check it and try again.`,
  };
  return fieldMessages(messages);
}
