import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cleanEmail, isEmail } from '@/domain/contact/email';
import { readTextField } from '@/lib/forms/read-text-field';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { EmailField } from '@/ui/fields/email-field';
import { FormActions } from './form-actions';

interface ContactFormProps {
  /** Filled in. */
  email: string;
  onSave: (email: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** Asks for the email of the confirmation. */
export function ContactForm({ email, onSave, onCancel }: ContactFormProps) {
  const { t } = useLingui();
  const [error, setError] = useState<'missing' | 'malformed'>();
  const [saving, save] = useSubmitting(onSave);
  const input = useRef<HTMLInputElement>(null);
  const errors = {
    missing: t`Enter your email address`,
    malformed: t`Enter an email address such as name@example.com`,
  };
  // An email that this tab has stored becomes known after hydration; keeps what was typed by then.
  useEffect(() => {
    if (email && input.current?.value === '') input.current.value = email;
  }, [email]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const { field, text } = readTextField(event.currentTarget, 'email', cleanEmail);
    const fault = text === '' ? 'missing' : isEmail(text) ? undefined : 'malformed';
    setError(fault);
    if (fault) return field.focus();
    await save(text);
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <EmailField
        ref={input}
        name="email"
        label={t`Email address`}
        hint={t`For the confirmation, and news about this order only.`}
        defaultValue={email}
        error={error && errors[error]}
      />
      <FormActions saving={saving} onCancel={onCancel}>
        <Trans>Continue</Trans>
      </FormActions>
    </form>
  );
}
