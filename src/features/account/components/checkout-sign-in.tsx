import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cleanEmail } from '@/domain/contact/email';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import type { CheckoutSignInProps } from '@/lib/checkout/sign-in-slot';
import { readTextField } from '@/lib/forms/read-text-field';
import { announce } from '@/lib/navigation/announcer';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { cookieValue, SECONDS_PER_DAY } from '@/lib/storage/cookie-value';
import { oneOf } from '@/lib/storage/validators';
import { Button } from '@/ui/actions/button';
import { EmailField } from '@/ui/fields/email-field';
import { Dialog } from '@/ui/overlay/dialog';
import { emailMessage, type FieldMessage } from '../forms/account-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';
import { SignInForm } from './sign-in-form';
import { SocialSignIn } from './social-sign-in';

/**
 * Marks a browser in which a guest has entered an email for a checkout (003 §9, 30 days). Holds no email; it makes the dialog
 * begin with the guest's field.
 */
const guestEmailActivity = cookieValue<'true'>({
  name: 'guestemailactivity',
  lifetimeSeconds: 30 * SECONDS_PER_DAY,
  validate: oneOf('true'),
});

/** Shows the dialog before the checkout: go on with an email as a guest, or sign in (003 §2.5, §4.4). */
export function CheckoutSignIn({ redirectPath, onClose, onDone }: CheckoutSignInProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const guestEmail = useRef<HTMLInputElement>(null);
  const [wasGuest] = useState(() => guestEmailActivity.read() !== undefined);
  /** Prefers the page's parameter to the dialog's default next page. */
  const requestedPath = redirectTarget(new URLSearchParams(search).get('redirectPath'), '');

  const handleSignedIn = async () => {
    announce(t`You are signed in`);
    if (requestedPath) void navigate(requestedPath);
    else onDone('member');
  };

  return (
    <Dialog
      open
      wide
      closesOnEnter
      onOpenChange={onClose}
      title={t`How would you like to check out?`}
      {...(wasGuest ? { initialFocus: guestEmail } : {})}
    >
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-0">
        <CheckoutOption title={t`As a guest`} className="md:pr-8">
          <GuestEmailForm fieldRef={guestEmail} onDone={() => onDone('guest')} />
        </CheckoutOption>
        <CheckoutOption
          title={t`With your account`}
          className="border-line border-t pt-8 md:border-t-0 md:border-l md:pt-0 md:pl-8"
        >
          <SignInForm
            redirectPath={requestedPath || redirectPath}
            accountPath={redirectPath}
            onSignedIn={handleSignedIn}
          />
          <SocialSignIn redirectPath={requestedPath || redirectPath} onSignedIn={handleSignedIn} />
        </CheckoutOption>
      </div>
    </Dialog>
  );
}

function CheckoutOption({
  title,
  className,
  children,
}: {
  title: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className={className}>
      <h3 className="mb-4 font-medium text-lg">{title}</h3>
      {children}
    </section>
  );
}

interface GuestEmailFormProps {
  fieldRef: Ref<HTMLInputElement>;
  onDone: () => void;
}

/** Asks for a guest's email for the checkout (003 §2.5), and stores it until the tab is closed. */
function GuestEmailForm({ fieldRef, onDone }: GuestEmailFormProps) {
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const [message, setMessage] = useState<FieldMessage>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'email', cleanEmail);
    const nextMessage = emailMessage(text);
    setMessage(nextMessage);
    if (nextMessage) return field.focus();
    checkoutEmail.write(text);
    guestEmailActivity.write('true');
    onDone();
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <EmailField
        ref={fieldRef}
        name="email"
        label={t`Email address`}
        onChange={() => setMessage(undefined)}
        error={messageFor(message)}
      />
      <div>
        <Button type="submit" size="lg">
          <Trans>Continue as a guest</Trans>
        </Button>
      </div>
      {/* Below, so that the field is in line with that of the members beside it. */}
      <p className="text-ink-soft text-sm">
        <Trans>For the confirmation, and news about this order only.</Trans>
      </p>
    </form>
  );
}
