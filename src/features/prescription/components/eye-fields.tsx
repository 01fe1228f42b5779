import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ADD_CHOICES } from '@/domain/prescription/choices';
import { withDecimalMark } from '@/domain/prescription/diopters';
import type { Eye } from '@/domain/prescription/eye';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { TextField } from '@/ui/fields/text-field';
import { hasCylinder, type PrescriptionEntry } from '../forms/prescription-entry';
import { useEntryMessages } from '../hooks/use-entry-messages';
import { useEyeNames } from '../hooks/use-eye-names';
import { PowerField } from './power-field';
import { ValueSelect } from './value-select';

/**
 * Renders one line of the paper: SPH, CYL, AXIS and ADD of an eye. Two columns on a phone, one with very large text. Each field is a separate component,
 * so that they register, and are focused on errors, in reading order.
 */
export function EyeFields({ eye }: { eye: Eye }) {
  return (
    <fieldset>
      <legend className="float-left mb-2 w-full font-semibold">
        {eye === 'right' ? <Trans>Right eye</Trans> : <Trans>Left eye</Trans>}{' '}
        <span className="font-normal text-ink-soft">{eye === 'right' ? 'OD' : 'OS'}</span>
      </legend>
      <div className="clear-both grid grid-cols-2 items-start gap-x-3 gap-y-4 max-[18rem]:grid-cols-1 @xl:grid-cols-[1fr_1fr_5rem_7rem]">
        <div className="col-span-2 max-[18rem]:col-span-1 @xl:col-span-1 @sm:col-span-1">
          <PowerField eye={eye} power="sphere" />
        </div>
        <div className="col-span-2 max-[18rem]:col-span-1 @xl:col-span-1 @sm:col-span-1">
          <PowerField eye={eye} power="cylinder" />
        </div>
        <AxisField eye={eye} />
        <AddField eye={eye} />
      </div>
    </fieldset>
  );
}

/** Asks for the axis, which belongs to a cylinder: it can be entered with one only. */
function AxisField({ eye }: { eye: Eye }) {
  const { t } = useLingui();
  const eyeName = useEyeNames()[eye];
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  const cylinder = useWatch({ control: form.control, name: `${eye}.cylinder` });
  return (
    <TextField
      {...form.register(`${eye}.axis`)}
      label={<span aria-hidden="true">{t`AXIS`}</span>}
      aria-label={t`AXIS, ${eyeName}`}
      inputMode="numeric"
      autoComplete="off"
      placeholder="1–180"
      // The attribute alone: a field that is disabled in the form would lose its value.
      disabled={!hasCylinder({ cylinder })}
      error={messageFor(form.formState.errors[eye]?.axis?.message)}
    />
  );
}

const ADDITIONS = ADD_CHOICES.map((add) => add.toFixed(2));

/** Asks for the addition. Most papers have it once, so the first choice applies to both eyes. */
function AddField({ eye }: { eye: Eye }) {
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
