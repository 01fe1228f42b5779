import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { ADD_CHOICES } from '@/domain/prescription/choices';
import { withDecimalMark } from '@/domain/prescription/diopters';
import type { Eye } from '@/domain/prescription/eye';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import type { PrescriptionEntry } from '../forms/prescription-entry';
import { useEntryMessages } from '../hooks/use-entry-messages';
import { useEyeNames } from '../hooks/use-eye-names';
import { ValueSelect } from './value-select';

const ADDITIONS = ADD_CHOICES.map((add) => add.toFixed(2));

/** Asks for the addition. Most papers have it once, so the first choice applies to both eyes. */
export function AddField({ eye }: { eye: Eye }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const eyeName = useEyeNames()[eye];
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  const chooseForBoth = (event: ChangeEvent<HTMLSelectElement>) => {
    const otherField = eye === 'right' ? 'left.add' : 'right.add';
    if (form.getValues(otherField) !== '' || event.target.value === '') return;
    form.setValue(otherField, event.target.value, { shouldDirty: true });
    announce(t`The same ADD is chosen for the other eye.`);
  };
  return (
    <ValueSelect
      {...form.register(`${eye}.add`, { onChange: chooseForBoth })}
      label={<span aria-hidden="true">ADD</span>}
      aria-label={t`ADD, ${eyeName}`}
      options={ADDITIONS.map((add) => ({ value: add, label: `+${withDecimalMark(add, languageTag)}` }))}
      error={messageFor(form.formState.errors[eye]?.add?.message)}
    />
  );
}
