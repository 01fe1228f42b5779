import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { turnOffSecondFactor } from '../../api/change-account';
import { secondFactorEndSchema } from '../../forms/details-schemas';
import { useChangeForm } from '../../hooks/use-change-form';
import { useFieldMessages } from '../../hooks/use-field-messages';
import { OneTimeCodeField } from '../one-time-code-field';
import { PasswordField } from '../password-field';
import { ChangeForm } from './change-form';
import type { DetailsFormProps } from './details-form-props';
import { SecondFactorSetup } from './second-factor-setup';

interface SecondFactorFormProps extends DetailsFormProps {
  isOn: boolean;
}

/** Turns one-time codes on or off. */
export function SecondFactorForm({ isOn, ...props }: SecondFactorFormProps) {
  // Turned on, it goes on with the recovery codes.
  const [wasOn] = useState(isOn);
  return wasOn ? <SecondFactorEndForm {...props} /> : <SecondFactorSetup {...props} />;
}

/** Turns one-time codes off, with the password and a code. */
function SecondFactorEndForm({ onDone, onDirtyChange }: DetailsFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const form = useForm({
    resolver: zodResolver(secondFactorEndSchema),
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const { submit, ...state } = useChangeForm(form, {
    change: (values) => turnOffSecondFactor(site, values),
    onChanged: () => {
      announce(t`Two-step verification is off.`);
      onDone();
    },
    onDirtyChange,
  });
  return (
    <ChangeForm {...state} onSubmit={submit} onCancel={onDone} submitLabel={<Trans>Turn off</Trans>}>
      <PasswordField
        {...form.register('currentPassword')}
        label={t`Current password`}
        autoComplete="current-password"
        error={messageFor(errors.currentPassword?.message)}
      />
      <OneTimeCodeField
        {...form.register('code')}
        hint={t`From your authenticator app, or a recovery code`}
        error={messageFor(errors.code?.message)}
      />
    </ChangeForm>
  );
}
