import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { toMonthDayYear } from '@/domain/dates/calendar-date';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { FieldError } from '@/ui/fields/field-error';
import type { StepItem } from '../api/step-item';
import type { ItemDraft } from '../forms/item-draft';
import { useItemMessages } from '../hooks/use-item-messages';
import type { PrescriptionStepSlots } from '../slots';
import { forgetKeptFile, keepFile } from '../state/kept-files';
import { DoctorField } from './doctor-field';

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
