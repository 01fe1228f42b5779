import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { LegalLink } from '@/lib/content/legal-link';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { waitMinutes } from '@/lib/http/api-error';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { helpPaths } from '@/lib/navigation/help-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { Checkbox } from '@/ui/fields/checkbox';
import { createAccount } from '../api/account-commands';
import { toAccountFieldError } from '../api/account-field-error';
import { type RegisterValues, registerSchema } from '../forms/account-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';
import { NameFields } from './name-fields';
import { NewPasswordFields } from './new-password-fields';
import { SignInEmailField } from './sign-in-email-field';

/** In the order of the page. The first invalid field in the order of registration gets the focus. */
const FIELDS = ['firstName', 'lastName', 'email', 'password', 'passwordConfirmation'] as const;

/** Creates an account and signs in. */
export function RegisterForm({ onSignedIn }: { onSignedIn: () => Promise<unknown> }) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const [failure, setFailure] = useState<{ waitMinutes: number | undefined }>();
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      // That of an order as a guest.
      email: checkoutEmail.read() ?? '',
      password: '',
      passwordConfirmation: '',
      receiveEmail: false,
    },
  });
  const { errors } = form.formState;
  // Registers them here, because fields in nested components would register after all others.
  for (const name of FIELDS) form.register(name);

  const [submitting, send] = useSubmitting(async (account: RegisterValues) => {
    setFailure(undefined);
    try {
      await createAccount(site, account);
    } catch (error) {
      const fieldError = toAccountFieldError(error);
      if (!fieldError || fieldError.field === 'code') setFailure({ waitMinutes: waitMinutes(error) });
      else form.setError(fieldError.field, { message: fieldError.message }, { shouldFocus: true });
      return;
    }
    await onSignedIn();
  });
  const submit = form.handleSubmit(send);

  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5 noscript:hidden">
      <RegisterFailure failure={failure} />
      <NameFields register={form.register} errors={errors} />
      <SignInEmailField {...form.register('email')} error={messageFor(errors.email?.message)} />
      <NewPasswordFields
        register={form.register}
        errors={errors}
        label={t`Password`}
        confirmationLabel={t`Password again`}
      />
      <Checkbox {...form.register('receiveEmail')} label={t`Email me about new frames and offers`} />
      <p className="text-ink-soft text-sm">
        <Trans>
          By creating an account you accept the{' '}
          <LegalLink href={helpPaths.terms(site)}>terms of sale</LegalLink>. What we store is on the page{' '}
          <LegalLink href={helpPaths.privacy(site)}>Privacy</LegalLink>.
        </Trans>
      </p>
      <div>
        <Button type="submit" size="lg" busy={submitting} busyLabel={t`Creating your account`}>
          <Trans>Create account</Trans>
        </Button>
      </div>
    </form>
  );
}

function RegisterFailure({ failure }: { failure: { waitMinutes: number | undefined } | undefined }) {
  const minutes = failure?.waitMinutes;
  const text =
    minutes === undefined ? (
      <Trans>Your account could not be created. Nothing you typed is lost: please try again.</Trans>
    ) : (
      <TooManyTries minutes={minutes} />
    );
  return <ProblemAlert problem={failure && { text }} />;
}
