import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { DoctorSearch } from '@/domain/doctor/doctor-query';
import { useExtensionHint } from '@/lib/forms/use-extension-hint';
import { Button } from '@/ui/actions/button';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField } from '@/ui/fields/text-field';
import type { NameSearchValues, PhoneSearchValues } from '../forms/doctor-schemas';
import { submitWithoutBubbling } from '../forms/submit-without-bubbling';
import { useDoctorMessages } from '../hooks/use-doctor-messages';
import { RegionSelect } from './region-select';

interface SearchFormProps<Values extends object> {
  form: UseFormReturn<Values>;
  onSearch: (search: DoctorSearch) => void;
}

export function NameSearchForm({ form, onSearch }: SearchFormProps<NameSearchValues>) {
  const { t } = useLingui();
  const messageFor = useDoctorMessages();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => onSearch({ by: 'name', ...values }));
  return (
    <form
      method="post"
      onSubmit={submitWithoutBubbling(submit)}
      noValidate
      autoComplete="off"
      className="grid gap-5"
    >
      <TextField
        {...form.register('name')}
        label={t`Name of the doctor`}
        clearLabel={t`Clear the name`}
        enterKeyHint="search"
        maxLength={100}
        error={messageFor(errors.name?.message)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RegionSelect {...form.register('region')} error={messageFor(errors.region?.message)} />
        <TextField
          {...form.register('city')}
          label={t`City`}
          optionalLabel={t`optional`}
          enterKeyHint="search"
          maxLength={60}
        />
      </div>
      <SearchButton />
    </form>
  );
}

export function PhoneSearchForm({ form, onSearch }: SearchFormProps<PhoneSearchValues>) {
  const { t } = useLingui();
  const messageFor = useDoctorMessages();
  const submit = form.handleSubmit((values) => onSearch({ by: 'phone', ...values }));
  return (
    <form
      method="post"
      onSubmit={submitWithoutBubbling(submit)}
      noValidate
      autoComplete="off"
      className="grid gap-5"
    >
      <PhoneField
        {...form.register('phone')}
        label={t`Phone number of the doctor`}
        clearLabel={t`Clear the number`}
        extensionHint={useExtensionHint()}
        autoComplete="off"
        enterKeyHint="search"
        error={messageFor(form.formState.errors.phone?.message)}
      />
      <SearchButton />
    </form>
  );
}

function SearchButton() {
  return (
    <Button type="submit" className="justify-self-start">
      <Trans>Search</Trans>
    </Button>
  );
}
