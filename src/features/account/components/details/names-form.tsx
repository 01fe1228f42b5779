import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { changePerson } from '../../api/change-account';
import { namesSchema } from '../../forms/details-schemas';
import { useChangeForm } from '../../hooks/use-change-form';
import { NameFields } from '../name-fields';
import { ChangeForm } from './change-form';
import type { DetailsFormProps } from './details-form-props';

export function NamesForm({ details, onDone, onDirtyChange }: DetailsFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const { firstName, lastName } = details;
  const form = useForm({ resolver: zodResolver(namesSchema), defaultValues: { firstName, lastName } });
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
      <NameFields register={form.register} errors={form.formState.errors} />
    </ChangeForm>
  );
}
