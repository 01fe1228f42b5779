import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cleanEmail, isEmail } from '@/domain/contact/email';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { readTextField } from '@/lib/forms/read-text-field';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { EmailField } from '@/ui/fields/email-field';
import { saveAddress } from '../api/save-shipping';
import { cancelOf, sectionProps } from '../hooks/section-props';
import type { CheckoutSections } from '../hooks/use-checkout-sections';
import { CheckoutSection } from './checkout-section';
import { FormActions } from './form-actions';

/** Shows the email of the order. The commerce API stores it with the address. */
export function ContactSection({ sections, isMember }: { sections: CheckoutSections; isMember: boolean }) {
  const site = useSite();
  const { t } = useLingui();
  const { order, email, dispatch } = sections;

  const save = async (newEmail: string) => {
    dispatch({ type: 'attempted', place: 'contact' });
    try {
      if (order.address && newEmail !== order.email)
        await saveAddress(site, { address: order.address, email: newEmail });
      checkoutEmail.write(newEmail);
      dispatch({ type: 'saved', section: 'contact' });
    } catch {
      dispatch({ type: 'rejected', problem: { place: 'contact', kind: 'not-saved' } });
    }
  };

  return (
    <CheckoutSection
      {...sectionProps('contact', sections)}
      title={t`Contact`}
      changeLabel={t`Change contact`}
      summary={<p>{email}</p>}
    >
      {isMember ? null : (
        <p className="text-sm">
          <Trans>
            Already have an account?{' '}
            <PageLink className="link-inline" href={sitePaths.account(site, checkoutPaths.checkout(site))}>
              Sign in
            </PageLink>
          </Trans>
        </p>
      )}
      <ContactForm email={email} onSave={save} onCancel={cancelOf('contact', sections)} />
    </CheckoutSection>
  );
}

interface ContactFormProps {
  /** Filled in. */
  email: string;
  onSave: (email: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** Asks for the email of the confirmation. */
function ContactForm({ email, onSave, onCancel }: ContactFormProps) {
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
