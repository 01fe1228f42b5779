import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Doctor } from '@/domain/doctor/doctor';
import { useExtensionHint } from '@/lib/forms/use-extension-hint';
import { useSite } from '@/lib/site/site';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField, type TextFieldProps } from '@/ui/fields/text-field';
import type { AddDoctorValues } from '../forms/doctor-schemas';
import { submitWithoutBubbling } from '../forms/submit-without-bubbling';
import { typedDoctor } from '../forms/typed-doctor';
import { useDoctorMessages } from '../hooks/use-doctor-messages';
import { RegionSelect } from './region-select';

export interface AddDoctorFormProps {
  /** A button elsewhere submits the form with `form={formId}`. */
  formId: string;
  form: UseFormReturn<AddDoctorValues>;
  onAdd: (doctor: Doctor) => void;
}

/** Asks for a doctor whom the search does not find. Name, phone number and state are required, so that we can call. */
export function AddDoctorForm({ formId, form, onAdd }: AddDoctorFormProps) {
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
        maxLength={120}
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
        <TextField {...optional('clinic', 120)} label={t`Practice`} />
        <PhoneField
          {...form.register('fax')}
          label={t`Fax number`}
          optionalLabel={t`optional`}
          extensionHint={extensionHint}
          autoComplete="off"
          error={messageFor(errors.fax?.message)}
        />
      </div>
      <TextField {...optional('address1', 100)} label={t`Address`} />
      <TextField {...optional('address2', 100)} label={t`Suite, floor`} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...optional('city', 60)} label={t`City`} />
        <TextField
          {...optional('zipPostalCode', 12)}
          label={country === 'us' ? t`ZIP code` : t`Postal code`}
        />
      </div>
    </form>
  );
}
