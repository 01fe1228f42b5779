import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useMemberDetails } from '@/lib/session/use-member-details';
import { useIsMember } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { Notice } from '@/ui/display/notice';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { Checkbox } from '@/ui/fields/checkbox';
import { EmailField } from '@/ui/fields/email-field';
import { Dialog } from '@/ui/overlay/dialog';
import type { BrowserLocation } from '../api/leave-page';
import type { Offer } from '../api/promo-offer';
import type { EmailError } from '../forms/promo-schema';
import { usePromoForm } from '../forms/use-promo-form';
import type { PromoContent } from '../state/use-promo-pop-up';
import { PromoCode } from './promo-code';

export interface PromoDialogProps extends PromoContent {
  open: boolean;
  onClose: () => void;
  busy: boolean;
  retry: () => void;
  showCode: () => void;
  browserLocation: BrowserLocation;
}

/** Renders the pop-up's dialog. Lazy-loaded. */
export function PromoDialog({
  open,
  onClose,
  step,
  offer,
  busy,
  retry,
  showCode,
  browserLocation,
}: PromoDialogProps) {
  // Focusing the field would open the on-screen keyboard on phones.
  const contentRef = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(nextOpen) => (nextOpen ? undefined : onClose())}
      title={<span className="text-2xl">{usePromoTitle({ step, offer })}</span>}
      initialFocus={contentRef}
      // The shopper has not opened it, so Back leads to the previous page.
      closesOnBack="never"
    >
      <div ref={contentRef} tabIndex={-1} className="grid gap-5">
        {offer.state === 'valid' && step === 'form' ? (
          <PromoForm
            offer={offer.offer}
            browserLocation={browserLocation}
            onCookiesBlocked={showCode}
            onDecline={onClose}
          />
        ) : null}
        {offer.state === 'valid' && step !== 'form' ? (
          <PromoCode offer={offer.offer} onDone={onClose} />
        ) : null}
        {offer.state === 'invalid' ? <OfferEnded onClose={onClose} /> : null}
        {offer.state === 'unknown' ? <OfferLoadError busy={busy} retry={retry} /> : null}
      </div>
    </Dialog>
  );
}

function usePromoTitle({ step, offer }: PromoContent): string {
  const { t } = useLingui();
  if (offer.state === 'invalid') return t`This offer has ended`;
  if (offer.state === 'unknown') return t`Your offer`;
  const titles = {
    form: offer.offer.headline,
    success: t`Thank you. Here is your code`,
    exist: t`You are already on our list`,
  };
  return titles[step];
}

function OfferEnded({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        <Trans>Its code no longer works in the cart.</Trans>
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={onClose}>
        <Trans>Back to the store</Trans>
      </Button>
    </>
  );
}

function OfferLoadError({ busy, retry }: { busy: boolean; retry: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="error"
      action={<RetryButton busy={busy} busyLabel={t`Loading the offer`} onClick={retry} />}
    >
      <Trans>The offer did not load.</Trans>
    </Notice>
  );
}

interface PromoFormProps {
  offer: Offer;
  browserLocation: BrowserLocation;
  /** Called when the browser does not store cookies. The code is then shown without a reload. */
  onCookiesBlocked: () => void;
  onDecline: () => void;
}

/** Renders step `form` of the pop-up: an email address for a code. */
function PromoForm({ offer, browserLocation, onCookiesBlocked, onDecline }: PromoFormProps) {
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
