import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { cleanCode } from '@/domain/text/typed-text';
import { TextField } from '@/ui/fields/text-field';
import { type LookupValues, MAX_LENGTHS } from '../forms/lookup-values';
import { useLookupMessages } from '../hooks/use-lookup-messages';

/** Asks for the numbers on the card of the plan. */
export function PlanFields() {
  const { t } = useLingui();
  const { register, formState } = useFormContext<LookupValues>();
  const messageFor = useLookupMessages();
  const common = { maxLength: MAX_LENGTHS.number, clean: cleanCode, autoComplete: 'off', spellCheck: false };
  return (
    <>
      <TextField
        {...register('planid')}
        {...common}
        label={t`Plan or group ID`}
        hint={t`It is on your insurance card.`}
        error={messageFor(formState.errors.planid?.message)}
      />
      <TextField
        {...register('memberid')}
        {...common}
        label={t`Member ID`}
        error={messageFor(formState.errors.memberid?.message)}
      />
    </>
  );
}
