import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { cleanCode } from '@/domain/text/typed-text';
import { useProviders } from '@/lib/insurance/use-providers';
import { Button } from '@/ui/actions/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { Select } from '@/ui/fields/select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { MAX_LENGTHS, type PatientValues } from '../forms/patient-values';
import { usePatientMessages } from '../hooks/use-patient-messages';

/** Asks for optional data: the insurance, a note, and reminders. */
export function InsuranceFields() {
  const { t } = useLingui();
  const messageFor = usePatientMessages();
  const { register, watch, formState } = useFormContext<PatientValues>();
  const { errors } = formState;
  const { state, list, retry } = useProviders();
  const [carrier, notes] = watch(['carrier', 'notes']);
  const isInNetwork = list.find(({ key }) => key === carrier)?.network;
  const optionalLabel = t`optional`;
  const charactersLeft = MAX_LENGTHS.notes - notes.length;

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {state === 'failed' ? (
          <p role="status" className="field-note sm:col-span-2">
            <Trans>The insurance carriers could not be loaded. Bring your card to the exam instead.</Trans>{' '}
            <Button variant="link" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
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
            maxLength={MAX_LENGTHS.memberId}
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
        maxLength={MAX_LENGTHS.notes}
        rows={3}
        error={messageFor(errors.notes?.message)}
      />
      <Checkbox {...register('consentSms')} label={t`Send me reminders by text message`} />
    </>
  );
}
