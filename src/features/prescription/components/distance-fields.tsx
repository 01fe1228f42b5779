import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DUAL_PD_CHOICES, SINGLE_PD_CHOICES } from '@/domain/prescription/choices';
import { withDecimalMark } from '@/domain/prescription/diopters';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { measuredPd } from '@/lib/size/measured-pd';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import type { PrescriptionEntry } from '../forms/prescription-entry';
import { toPrescription } from '../forms/to-prescription';
import { useEntryMessages } from '../hooks/use-entry-messages';
import { pdTolerance } from '../rules/pd-tolerance';
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

interface MeasuredPdOfferProps {
  /** Receives the focus when the distance is cleared. */
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Offers the distance that was measured by camera or photo on this device. The shopper enters it, or not. */
function MeasuredPdOffer({ focusAfterwards }: MeasuredPdOfferProps) {
  const { t } = useLingui();
  const measured = useStoreValue(measuredPd);
  const form = useFormContext<PrescriptionEntry>();
  const entry = useWatch({ control: form.control }) as PrescriptionEntry;
  const millimeters = useMillimeters();
  if (!measured || !SINGLE_PD_CHOICES.includes(measured.value)) return null;

  const { value, spread, method } = measured;
  const distance = millimeters(value);
  const range = millimeters(spread);
  const isEntered = entry.pdKind === 'single' && entry.pd === String(value);
  const enter = () => {
    form.setValue('pdKind', 'single', { shouldDirty: true });
    form.setValue('pd', String(value), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    // Waits until the field is visible.
    requestAnimationFrame(() => form.setFocus('pd'));
  };
  const clear = () => {
    measuredPd.clear();
    announce(t`The measured distance is cleared`);
    focusAfterwards.current?.focus();
  };
  return (
    <div className="grid gap-1 rounded-md bg-well px-4 py-3 text-sm">
      <p>
        {method === 'camera' ? (
          <Trans>
            <strong className="font-medium">{distance}</strong> ± {range} from your camera measurement
          </Trans>
        ) : (
          <Trans>
            <strong className="font-medium">{distance}</strong> ± {range} from your photo
          </Trans>
        )}
      </p>
      {spread > pdTolerance(toPrescription(entry)) ? (
        <p className="text-ink-soft">
          <Trans>For your lenses, this may be off by too much: check with your optician.</Trans>
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-5">
        {isEntered ? (
          <span className="flex min-h-11 items-center text-ink-soft">
            <Trans>Entered below</Trans>
          </span>
        ) : (
          <Button variant="link" onClick={enter}>
            <Trans>Enter {distance}</Trans>
          </Button>
        )}
        <Button variant="link" onClick={clear}>
          <Trans>Clear the measured distance</Trans>
        </Button>
      </p>
    </div>
  );
}
