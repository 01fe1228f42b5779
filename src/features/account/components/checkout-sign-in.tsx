import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import { guestEmailActivity } from '@/lib/checkout/guest-email-activity';
import type { CheckoutSignInProps } from '@/lib/checkout/sign-in-slot';
import { announce } from '@/lib/navigation/announcer';
import { Dialog } from '@/ui/overlay/dialog';
import { GuestEmailForm } from './guest-email-form';
import { SignInForm } from './sign-in-form';
import { SocialSignIn } from './social-sign-in';

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
      closeLabel={t`Close`}
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
