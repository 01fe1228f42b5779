import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DUAL_PD_CHOICES, SINGLE_PD_CHOICES } from '@/domain/prescription/choices';
import { withDecimalMark } from '@/domain/prescription/diopters';
import { useSite } from '@/lib/site/site';
import { RadioGroup } from '@/ui/fields/radio-group';
import type { PrescriptionEntry } from '../forms/prescription-entry';
import { useEntryMessages } from '../hooks/use-entry-messages';
import { MeasuredPdOffer } from './measured-pd-offer';
import { ValueSelect } from './value-select';

/** Asks for the pupillary distance: one number, two numbers, or later, because it is often not on the paper. */
export function DistanceFields({ needsAdd }: { needsAdd: boolean }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const toOption = (distance: number) => ({
    value: String(distance),
    label: `${withDecimalMark(distance.toFixed(1), languageTag)} mm`,
  });
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  const kind = useWatch({ control: form.control, name: 'pdKind' });
  const { errors } = form.formState;
  const dualOptions = DUAL_PD_CHOICES.map(toOption);
  const firstRadio = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-3">
      <RadioGroup
        ref={firstRadio}
        legend={t`Pupillary distance (PD)`}
        value={kind}
        onChange={(value) => form.setValue('pdKind', value as typeof kind, { shouldDirty: true })}
        options={[
          { value: 'single', label: t`One number, such as 63` },
          { value: 'dual', label: t`Two numbers, such as 31.5/31.5` },
          {
            value: 'later',
            label: t`I’ll add it later`,
            description: t`We ask you for it before your lenses are made.`,
          },
        ]}
      />
      <MeasuredPdOffer focusAfterwards={firstRadio} />
      {kind === 'single' ? (
        <ValueSelect
          {...form.register('pd')}
          label={t`PD of both eyes`}
          options={SINGLE_PD_CHOICES.map(toOption)}
          className="sm:max-w-80"
          error={messageFor(errors.pd?.message)}
        />
      ) : null}
      {kind === 'dual' ? (
        <div className="grid grid-cols-2 items-start gap-3 max-[18rem]:grid-cols-1">
          <ValueSelect
            {...form.register('pdRight')}
            label={t`PD, right (OD)`}
            options={dualOptions}
            error={messageFor(errors.pdRight?.message)}
          />
          <ValueSelect
            {...form.register('pdLeft')}
            label={t`PD, left (OS)`}
            options={dualOptions}
            error={messageFor(errors.pdLeft?.message)}
          />
        </div>
      ) : null}
      {needsAdd && kind === 'single' ? (
        <p className="field-note">
          <Trans>
            These lenses need a distance for each eye. If you have one number only, we use half of it for each
            eye.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
