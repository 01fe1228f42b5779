import {
  doctorAddressAddress1Max,
  doctorAddressAddress2Max,
  doctorAddressCityMax,
  doctorAddressZipPostalCodeMax,
  doctorDoctorNameMax,
  doctorOfficeNameMax,
} from '@generated/prescriptions/prescriptions.limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Doctor } from '@/domain/doctor/doctor';
import { useExtensionHint } from '@/lib/forms/use-extension-hint';
import type { DoctorDialogProps } from '@/lib/prescription-step/slot-props';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Tabs } from '@/ui/disclosure/tabs';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField, type TextFieldProps } from '@/ui/fields/text-field';
import { Dialog } from '@/ui/overlay/dialog';
import {
  type AddDoctorValues,
  addDoctorSchema,
  nameSearchSchema,
  phoneSearchSchema,
} from '../forms/doctor-schemas';
import { submitWithoutBubbling } from '../forms/submit-without-bubbling';
import { isTyped, toAddDoctorValues, typedDoctor } from '../forms/typed-doctor';
import { useDoctorMessages } from '../hooks/use-doctor-messages';
import { useDoctorSearch } from '../hooks/use-doctor-search';
import { RegionSelect } from './region-select';
import { NameSearchForm, PhoneSearchForm } from './search-forms';
import { SearchResults } from './search-results';

/**
 * Finds the doctor whom we call for a prescription, or takes one who is not listed. Input and results stay while the dialog is
 * closed.
 */
export function DoctorDialog({ open, onOpenChange, current, onChoose }: DoctorDialogProps) {
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
      footer={
        adding ? (
          <div className="button-row">
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

interface DoctorSearchViewProps {
  search: DoctorSearchForms;
  current: Doctor | undefined;
  onChoose: (doctor: Doctor) => void;
}

/** Searches by name or by phone number, and shows who was found. */
function DoctorSearchView({ search, current, onChoose }: DoctorSearchViewProps) {
  const { t } = useLingui();
  const { nameForm, phoneForm, by, setBy, find, state } = search;
  const currentName = current?.name;
  return (
    <div className="grid gap-6">
      {currentName ? (
        <p className="text-sm">
          <Trans>Your choice so far: {currentName}</Trans>
        </p>
      ) : null}
      <Tabs
        label={t`Search by`}
        value={by}
        onChange={(value) => setBy(value === 'phone' ? 'phone' : 'name')}
        tabs={[
          {
            value: 'name',
            label: t`Name`,
            panel: <NameSearchForm form={nameForm} onSearch={find} />,
          },
          {
            value: 'phone',
            label: t`Phone number`,
            panel: <PhoneSearchForm form={phoneForm} onSearch={find} />,
          },
        ]}
      />
      <SearchResults state={state} onChoose={onChoose} />
    </div>
  );
}

type DoctorSearchForms = ReturnType<typeof useSearchForms>;

/**
 * Manages the two kinds of search with their input and the last result. For a component that stays while the dialog is closed.
 */
function useSearchForms() {
  const { state, find } = useDoctorSearch();
  const [by, setBy] = useState<'name' | 'phone'>('name');
  const nameForm = useForm({
    resolver: zodResolver(nameSearchSchema),
    defaultValues: { name: '', region: '', city: '' },
  });
  const phoneForm = useForm({ resolver: zodResolver(phoneSearchSchema), defaultValues: { phone: '' } });
  /** Returns the typed values under the field names of the form for a new doctor. */
  const typed = () => {
    const { name, region, city } = nameForm.getValues();
    return { name, city, stateProvince: region, phone: phoneForm.getValues('phone') };
  };
  const focus = () => (by === 'name' ? nameForm.setFocus('name') : phoneForm.setFocus('phone'));
  return { focus, state, find, by, setBy, nameForm, phoneForm, typed };
}

interface AddDoctorFormProps {
  /** A button elsewhere submits the form with `form={formId}`. */
  formId: string;
  form: UseFormReturn<AddDoctorValues>;
  onAdd: (doctor: Doctor) => void;
}

/** Asks for a doctor whom the search does not find. Name, phone number and state are required, so that we can call. */
function AddDoctorForm({ formId, form, onAdd }: AddDoctorFormProps) {
  const { t } = useLingui();
  const { country } = useSite();
  const messageFor = useDoctorMessages();
  const extensionHint = useExtensionHint();
  const { errors } = form.formState;
  const { setFocus } = form;
  // The button that opened the form has gone. Wait a frame, since the dialog restores lost focus first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFocus('name'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);
  const optional = (name: keyof AddDoctorValues, maxLength: number): Omit<TextFieldProps, 'label'> => ({
    ...form.register(name),
    optionalLabel: t`optional`,
    maxLength,
  });
  return (
    <form
      method="post"
      id={formId}
      onSubmit={submitWithoutBubbling(form.handleSubmit((values) => onAdd(typedDoctor(values, country))))}
      noValidate
      autoComplete="off"
      className="grid gap-5"
    >
      <TextField
        {...form.register('name')}
        label={t`Name of the doctor`}
        maxLength={doctorDoctorNameMax}
        error={messageFor(errors.name?.message)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PhoneField
          {...form.register('phone')}
          label={t`Phone number`}
          extensionHint={extensionHint}
          autoComplete="off"
          error={messageFor(errors.phone?.message)}
        />
        <RegionSelect {...form.register('stateProvince')} error={messageFor(errors.stateProvince?.message)} />
        <TextField {...optional('clinic', doctorOfficeNameMax)} label={t`Practice`} />
        <PhoneField
          {...form.register('fax')}
          label={t`Fax number`}
          optionalLabel={t`optional`}
          extensionHint={extensionHint}
          autoComplete="off"
          error={messageFor(errors.fax?.message)}
        />
      </div>
      <TextField {...optional('address1', doctorAddressAddress1Max)} label={t`Address`} />
      <TextField {...optional('address2', doctorAddressAddress2Max)} label={t`Suite, floor`} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...optional('city', doctorAddressCityMax)} label={t`City`} />
        <TextField
          {...optional('zipPostalCode', doctorAddressZipPostalCodeMax)}
          label={country === 'us' ? t`ZIP code` : t`Postal code`}
        />
      </div>
    </form>
  );
}
