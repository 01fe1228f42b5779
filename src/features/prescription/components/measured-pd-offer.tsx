import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SINGLE_PD_CHOICES } from '@/domain/prescription/choices';
import { announce } from '@/lib/navigation/announcer';
import { measuredPd } from '@/lib/size/measured-pd';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import type { PrescriptionEntry } from '../forms/prescription-entry';
import { toPrescription } from '../forms/to-prescription';
import { pdTolerance } from '../rules/pd-tolerance';

export interface MeasuredPdOfferProps {
  /** Receives the focus when the distance is cleared. */
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Offers the distance that was measured by camera or photo on this device. The shopper enters it, or not. */
export function MeasuredPdOffer({ focusAfterwards }: MeasuredPdOfferProps) {
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
