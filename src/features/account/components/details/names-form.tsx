import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { TextField } from '@/ui/fields/text-field';
import { changePerson } from '../../api/change-account';
import { namesSchema } from '../../forms/details-schemas';
import { useChangeForm } from '../../hooks/use-change-form';
import { useFieldMessages } from '../../hooks/use-field-messages';
import { ChangeForm } from './change-form';
import type { DetailsFormProps } from './details-form-props';

export function NamesForm({ details, onDone, onDirtyChange }: DetailsFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const { firstName, lastName } = details;
  const form = useForm({ resolver: zodResolver(namesSchema), defaultValues: { firstName, lastName } });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  const { submit, ...state } = useChangeForm(form, {
    change: (values) => changePerson(site, values),
    onChanged: () => {
      announce(t`Your name is saved.`);
      onDone();
    },
    onDirtyChange,
  });
  return (
    <ChangeForm {...state} onSubmit={submit} onCancel={onDone}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('firstName')}
          label={t`First name`}
          autoComplete="given-name"
          maxLength={64}
          error={messageFor(errors.firstName?.message)}
        />
        <TextField
          {...form.register('lastName')}
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={64}
          error={messageFor(errors.lastName?.message)}
        />
      </div>
    </ChangeForm>
  );
}
