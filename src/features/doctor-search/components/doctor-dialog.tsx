import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Doctor } from '@/domain/doctor/doctor';
import type { DoctorDialogProps } from '@/lib/prescription-step/slot-props';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlay/dialog';
import { addDoctorSchema } from '../forms/doctor-schemas';
import { isTyped, toAddDoctorValues } from '../forms/typed-doctor';
import { useSearchForms } from '../hooks/use-search-forms';
import { AddDoctorForm } from './add-doctor-form';
import { DoctorSearchView } from './doctor-search-view';

/**
 * Finds the doctor whom we call for a prescription, or takes one who is not listed. Input and results stay while the dialog is
 * closed.
 */
export function DoctorDialog({ open, onOpenChange, current, onChoose }: DoctorDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [adding, setAdding] = useState(isTyped(current));
  const search = useSearchForms();
  const addForm = useForm({
    resolver: zodResolver(addDoctorSchema),
    defaultValues: toAddDoctorValues(current),
  });

  const choose = (doctor: Doctor) => {
    onChoose(doctor);
    onOpenChange(false);
  };
  const add = () => {
    // Fills the form with what was typed for the search.
    const typed = search.typed();
    for (const field of ['name', 'phone', 'city', 'stateProvince'] as const) {
      if (!addForm.getValues(field)) addForm.setValue(field, typed[field]);
    }
    setAdding(true);
  };
  const showSearch = () => {
    setAdding(false);
    // The button that had the focus has gone. Wait a frame, since the dialog restores lost focus first.
    requestAnimationFrame(() => search.focus());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={adding ? <Trans>Add your doctor</Trans> : <Trans>Find your doctor</Trans>}
      description={
        adding ? (
          <Trans>We call this doctor for your prescription.</Trans>
        ) : (
          <Trans>We call the doctor whom you choose for your prescription.</Trans>
        )
      }
      closeLabel={t`Close`}
      footer={
        adding ? (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" form={formId}>
              <Trans>Use this doctor</Trans>
            </Button>
            <Button variant="quiet" onClick={showSearch}>
              <Trans>Back to the search</Trans>
            </Button>
          </div>
        ) : (
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <Trans>Can’t find your doctor?</Trans>
            <Button variant="link" onClick={add}>
              <Trans>Add your doctor</Trans>
            </Button>
          </p>
        )
      }
    >
      {adding ? (
        <AddDoctorForm formId={formId} form={addForm} onAdd={choose} />
      ) : (
        <DoctorSearchView search={search} current={current} onChoose={choose} />
      )}
    </Dialog>
  );
}
