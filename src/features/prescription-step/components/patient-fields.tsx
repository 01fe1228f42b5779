import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePersonFields } from '@/lib/forms/use-person-fields';
import { FieldError } from '@/ui/fields/field-error';
import { PersonFields } from '@/ui/fields/person-fields';
import type { ItemDraft } from '../forms/item-draft';
import { isWrongValue, PATIENT_FIELDS } from '../forms/item-schema';
import { useItemMessages } from '../hooks/use-item-messages';

/** The picker opens 16 years ago (003 §3, §9). */
const PICKER_YEARS_BACK = 16;
/** Limit of the commerce API. */
const MAX_NAME_LENGTH = 60;

/** Asks for the patient of contact lenses: names without digits and a date of birth (003 §5). */
export function PatientFields() {
  const { t } = useLingui();
  const messageFor = useItemMessages();
  const id = useId();
  const { errors } = useFormContext<ItemDraft>().formState;
  // Wrong values have texts at their fields.
  const isMissing = PATIENT_FIELDS.some((name) => errors[name] && !isWrongValue(errors[name]?.message));
  const person = usePersonFields<ItemDraft>({
    fields: { firstName: 'firstName', lastName: 'lastName', birthDate: 'birthDate' },
    maxNameLength: MAX_NAME_LENGTH,
    pickerYearsBack: PICKER_YEARS_BACK,
    birthDateHint: t`MM/DD/YYYY, such as 07/21/1988`,
    messageFor,
  });

  return (
    <fieldset aria-describedby={isMissing ? `${id}-error` : undefined} className="grid grid-cols-1 gap-5">
      <legend className="float-left w-full font-medium text-lg">
        <Trans>Patient</Trans>
      </legend>
      <FieldError id={`${id}-error`}>
        {isMissing ? <Trans>You need to add the missing information</Trans> : null}
      </FieldError>
      <PersonFields {...person} />
    </fieldset>
  );
}
