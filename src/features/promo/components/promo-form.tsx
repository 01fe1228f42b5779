import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useMemberDetails } from '@/lib/session/use-member-details';
import { useIsMember } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { Checkbox } from '@/ui/fields/checkbox';
import { EmailField } from '@/ui/fields/email-field';
import type { BrowserLocation } from '../api/leave-page';
import type { Offer } from '../api/promo-offer';
import type { EmailError } from '../forms/promo-schema';
import { usePromoForm } from '../forms/use-promo-form';

export interface PromoFormProps {
  offer: Offer;
  browserLocation: BrowserLocation;
  /** Called when the browser does not store cookies. The code is then shown without a reload. */
  onCookiesBlocked: () => void;
  onDecline: () => void;
}

/** Renders step `form` of the pop-up: an email address for a code. */
export function PromoForm({ offer, browserLocation, onCookiesBlocked, onDecline }: PromoFormProps) {
  const { t } = useLingui();
  const { register, submit, formState, busy, failed, getValues, setValue } = usePromoForm(
    browserLocation,
    onCookiesBlocked,
  );
  const { email } = useMemberDetails(useIsMember()) ?? {};
  useEffect(() => {
    // Keeps what was typed by then.
    if (email && getValues('email') === '') setValue('email', email);
  }, [email, getValues, setValue]);
  const errorMessages: Record<EmailError, string> = {
    missing: t`Enter your email address.`,
    invalid: t`Enter a full address, such as name@example.com.`,
  };
  const emailError = formState.errors.email?.message as EmailError | undefined;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>
        <Trans>Sign up for our emails and get a code for your next order right away.</Trans>
      </p>
      <EmailField
        {...register('email')}
        label={t`Email address`}
        error={emailError && errorMessages[emailError]}
        clearLabel={t`Clear the email address`}
        required
        enterKeyHint="send"
      />
      <Checkbox {...register('generalOptIn')} label={t`Also email me about new frames and events`} />
      <ProblemAlert
        problem={failed ? { text: <Trans>E-mail subscription error, try later</Trans> } : undefined}
      />
      <p className="text-ink-soft text-xs">
        {offer.terms}{' '}
        <Trans>By signing up you confirm that you are 18 or older. You can unsubscribe at any time.</Trans>
      </p>
      {/* Always in view: on a small phone the form is taller than the screen. At 400 % zoom it would cover the fields. */}
      <div className="sticky bottom-0 [@media(height<30rem)]:static -mx-6 bg-paper px-6 pt-2">
        <Button type="submit" size="lg" wide busy={busy} busyLabel={t`Signing you up`}>
          <Trans>Get my code</Trans>
        </Button>
      </div>
      <Button variant="quiet" wide className="-mt-2" onClick={onDecline}>
        <Trans>No, thank you</Trans>
      </Button>
    </form>
  );
}
