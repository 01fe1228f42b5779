import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Doctor } from '@/domain/doctor/doctor';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field-error';
import type { PrescriptionStepSlots } from '../slots';
import { DoctorCard } from './doctor-card';

export interface DoctorFieldProps {
  value: Doctor | undefined;
  onChange: (doctor: Doctor) => void;
  /** Reason why a doctor is needed. */
  hint: string;
  error: string | undefined;
  renderDialog: PrescriptionStepSlots['renderDoctorDialog'];
}

/** Shows the chosen doctor, and the dialog that finds or adds one. Its code loads on intent. */
export function DoctorField({ value, onChange, hint, error, renderDialog }: DoctorFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useDialogOpen();
  // A closed dialog loads its code.
  const load = () => dialog.setOpen(dialog.open);
  // The button has the focus again once a doctor is chosen, and says whom.
  const describedBy = [error && `${id}-error`, value && `${id}-doctor`, `${id}-hint`].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend with its own layout
    <div role="group" aria-labelledby={`${id}-label`} className="field">
      <p id={`${id}-label`} className="field-label">
        <Trans>Your eye doctor</Trans>
      </p>
      <p id={`${id}-hint`} className="field-note">
        {hint}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-4 has-[[data-invalid-control]]:border-error">
        {value ? <DoctorCard id={`${id}-doctor`} doctor={value} /> : null}
        <Button
          variant="secondary"
          aria-label={value ? t`Change doctor` : undefined}
          aria-describedby={describedBy.join(' ')}
          data-invalid-control={error ? true : undefined}
          {...dialogTrigger(load)}
          onClick={dialog.show}
        >
          {value ? <Trans>Change</Trans> : <Trans>Find your doctor</Trans>}
        </Button>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {dialog.mounted
        ? renderDialog({
            open: dialog.open,
            onOpenChange: dialog.setOpen,
            current: value,
            onChoose: (doctor) => {
              onChange(doctor);
              dialog.setOpen(false);
            },
          })
        : null}
    </div>
  );
}
