import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { PRISM_CHOICES } from '@/domain/prescription/choices';
import { withDecimalMark } from '@/domain/prescription/diopters';
import { EYES, type Eye } from '@/domain/prescription/eye';
import { useSite } from '@/lib/site/site';
import { Checkbox } from '@/ui/fields/checkbox';
import type { PrescriptionEntry } from '../forms/prescription-entry';
import { useEntryMessages } from '../hooks/use-entry-messages';
import { useEyeNames } from '../hooks/use-eye-names';
import { ValueSelect } from './value-select';

const AMOUNTS = PRISM_CHOICES.map((amount) => amount.toFixed(2));

/** Asks for prism, which few papers have, behind a checkbox. */
export function PrismFields() {
  const { t } = useLingui();
  const form = useFormContext<PrescriptionEntry>();
  const prism = useWatch({ control: form.control, name: 'prism' });
  return (
    <div>
      <Checkbox {...form.register('prism')} label={t`My prescription has prism`} />
      {prism ? EYES.map((eye) => <EyePrismFields key={eye} eye={eye} />) : null}
    </div>
  );
}

function EyePrismFields({ eye }: { eye: Eye }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const amounts = AMOUNTS.map((value) => ({ value, label: withDecimalMark(value, languageTag) }));
  const eyeName = useEyeNames()[eye];
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  const errors = form.formState.errors[eye];
  return (
    <fieldset className="mt-3 not-first-of-type:mt-6">
      <legend className="field-label mb-1.5">{t`Prism, ${eyeName}`}</legend>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 max-[18rem]:grid-cols-1 @xl:grid-cols-4">
        <ValueSelect
          {...form.register(`${eye}.horizontalPrism`)}
          label={t`Horizontal`}
          options={amounts}
          error={messageFor(errors?.horizontalPrism?.message)}
        />
        <ValueSelect
          {...form.register(`${eye}.horizontalBase`)}
          label={t`Base`}
          options={[
            { value: 'in', label: t`In (BI)` },
            { value: 'out', label: t`Out (BO)` },
          ]}
          error={messageFor(errors?.horizontalBase?.message)}
        />
        <ValueSelect
          {...form.register(`${eye}.verticalPrism`)}
          label={t`Vertical`}
          options={amounts}
          error={messageFor(errors?.verticalPrism?.message)}
        />
        <ValueSelect
          {...form.register(`${eye}.verticalBase`)}
          label={t`Base`}
          options={[
            { value: 'up', label: t`Up (BU)` },
            { value: 'down', label: t`Down (BD)` },
          ]}
          error={messageFor(errors?.verticalBase?.message)}
        />
      </div>
    </fieldset>
  );
}
