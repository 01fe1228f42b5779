import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { toMonthDayYear } from '@/domain/dates/calendar-date';
import type { Doctor } from '@/domain/doctor/doctor';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field-error';
import type { StepItem } from '../api/step-item';
import type { ItemDraft } from '../forms/item-draft';
import { useItemMessages } from '../hooks/use-item-messages';
import type { PrescriptionStepSlots } from '../slots';
import { forgetKeptFile, keepFile } from '../state/kept-files';
import { DoctorCard } from './doctor-card';

export interface MethodFieldsProps {
  item: StepItem;
  /** `encOrderMemberId`. */
  link: string | undefined;
  slots: PrescriptionStepSlots;
  onUpload: (upload: Promise<boolean>) => void;
}

/** Shows the fields of the chosen method: file, doctor or a saved prescription. */
export function MethodFields({ item, link, slots, onUpload }: MethodFieldsProps) {
  const { t } = useLingui();
  const messageFor = useItemMessages();
  const { watch, setValue, clearErrors, formState } = useFormContext<ItemDraft>();
  const { errors } = formState;
  const { method = '', doctor, file, saved, firstName, lastName, birthDate } = watch();
  const isContact = item.kind === 'contact';

  const choose = <Field extends 'doctor' | 'file' | 'saved'>(field: Field, value: ItemDraft[Field]) => {
    setValue(field, value as never, { shouldDirty: true });
    clearErrors(field);
  };
  /** Chooses a saved prescription, which names the patient of contact lenses. */
  const chooseSaved = (prescription: SavedPrescriptionView | undefined) => {
    choose('saved', prescription);
    if (!prescription || !isContact) return;
    if (!firstName && prescription.firstName) setValue('firstName', prescription.firstName);
    if (!lastName && prescription.lastName) setValue('lastName', prescription.lastName);
    if (!birthDate && prescription.birthDate) setValue('birthDate', toMonthDayYear(prescription.birthDate));
  };

  const doctorField = (hint: string) => (
    <DoctorField
      value={doctor}
      onChange={(chosen) => choose('doctor', chosen)}
      hint={hint}
      error={messageFor(errors.doctor?.message)}
      renderDialog={slots.renderDoctorDialog}
    />
  );

  switch (method) {
    case '':
      return null;
    case 'callDoctor':
      return doctorField(t`We call this doctor for your prescription.`);
    case 'uploadPrescription':
      return (
        <div className="grid grid-cols-1 gap-7">
          <div data-invalid-control={errors.file ? true : undefined} tabIndex={-1}>
            {slots.renderFileField({
              orderItemId: item.id,
              orderLink: link,
              value: file,
              onChange: (chosen) => {
                choose('file', chosen);
                if (chosen) forgetKeptFile(item.id);
                else keepFile(item.id, undefined);
              },
              onUpload,
              onCancel: () => keepFile(item.id, file?.savedName),
              error: messageFor(errors.file?.message),
            })}
          </div>
          {isContact ? doctorField(t`For contact lenses, this doctor confirms what you uploaded.`) : null}
        </div>
      );
    case 'saved':
      return (
        <div className="grid grid-cols-1 gap-7">
          <div data-invalid-control={errors.saved ? true : undefined} tabIndex={-1}>
            {slots.renderSavedPrescriptions({
              itemType: item.kind,
              rightCatentryId: item.rightCatentryId,
              leftCatentryId: item.leftCatentryId,
              glasses: item.glasses,
              selectedId: saved?.id,
              onSelect: chooseSaved,
            })}
            <FieldError>{messageFor(errors.saved?.message)}</FieldError>
          </div>
          {isContact && saved && !saved.doctor?.name
            ? doctorField(t`For contact lenses, this doctor confirms your prescription.`)
            : null}
        </div>
      );
  }
}

interface DoctorFieldProps {
  value: Doctor | undefined;
  onChange: (doctor: Doctor) => void;
  /** Reason why a doctor is needed. */
  hint: string;
  error: string | undefined;
  renderDialog: PrescriptionStepSlots['renderDoctorDialog'];
}

/** Shows the chosen doctor, and the dialog that finds or adds one. Its code loads on intent. */
function DoctorField({ value, onChange, hint, error, renderDialog }: DoctorFieldProps) {
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
