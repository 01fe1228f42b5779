import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { changePerson } from '../../api/change-account';
import { emailChangeSchema } from '../../forms/details-schemas';
import { useChangeForm } from '../../hooks/use-change-form';
import { useFieldMessages } from '../../hooks/use-field-messages';
import { PasswordField } from '../password-field';
import { SignInEmailField } from '../sign-in-email-field';
import { ChangeForm } from './change-form';
import type { DetailsFormProps } from './details-form-props';

/** Changes the email. It also signs in, so a new one needs the password. */
export function EmailForm({ details, onDone, onDirtyChange }: DetailsFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const form = useForm({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: details.email, currentPassword: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const { submit, ...state } = useChangeForm(form, {
    change: ({ email, currentPassword }) =>
      changePerson(site, { email1: email, logonPassword: currentPassword }),
    onChanged: () => {
      announce(t`Your email address is saved.`);
      onDone();
    },
    onDirtyChange,
  });
  return (
    <ChangeForm {...state} onSubmit={submit} onCancel={onDone}>
      <SignInEmailField
        {...form.register('email')}
        hint={t`You sign in with it from then on. Orders that you have placed stay with the old one.`}
        error={messageFor(errors.email?.message)}
      />
      <PasswordField
        {...form.register('currentPassword')}
        label={t`Current password`}
        autoComplete="current-password"
        error={messageFor(errors.currentPassword?.message)}
      />
    </ChangeForm>
  );
}
