import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { changeOwnPassword } from '../../api/change-account';
import { passwordChangeSchema } from '../../forms/details-schemas';
import { useChangeForm } from '../../hooks/use-change-form';
import { useFieldMessages } from '../../hooks/use-field-messages';
import { NewPasswordFields } from '../new-password-fields';
import { PasswordField } from '../password-field';
import { ChangeForm } from './change-form';
import type { DetailsFormProps } from './details-form-props';

/** Changes the password, by the rules of the registration. */
export function PasswordForm({ details, onDone, onDirtyChange }: DetailsFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const form = useForm({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { currentPassword: '', password: '', passwordConfirmation: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const { submit, ...state } = useChangeForm(form, {
    change: (values) => changeOwnPassword(site, values),
    onChanged: () => {
      announce(t`Your password is changed. You are signed out everywhere else.`);
      onDone();
    },
    onDirtyChange,
  });
  return (
    <ChangeForm {...state} onSubmit={submit} onCancel={onDone}>
      {/* For password managers, which save the new password with it. */}
      <input type="text" autoComplete="username" value={details.email} readOnly hidden />
      <PasswordField
        {...form.register('currentPassword')}
        label={t`Current password`}
        showLabel={t`Show current password`}
        autoComplete="current-password"
        error={messageFor(errors.currentPassword?.message)}
      />
      <NewPasswordFields
        register={form.register}
        errors={errors}
        label={t`New password`}
        confirmationLabel={t`New password again`}
        showLabel={t`Show new password`}
      />
    </ChangeForm>
  );
}
