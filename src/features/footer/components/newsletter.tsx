import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon } from '@/ui/icons/check-icon';
import { useAddressOutcome } from '../state/use-address-outcome';
import { NewsletterForm } from './newsletter-form';
import { SubscriptionText } from './subscription-text';

export interface NewsletterProps {
  /** Told when the shopper has subscribed. */
  onSubscribed?: (() => void) | undefined;
}

/**
 * The newsletter: its form, or the confirmation once the shopper has subscribed here or comes to an address that says so
 * (000 §2, Footer).
 */
export function Newsletter({ onSubscribed }: NewsletterProps) {
  const { t } = useLingui();
  const [done, setDone] = useState(false);
  const outcome = useAddressOutcome();
  const finish = () => {
    setDone(true);
    onSubscribed?.();
  };
  return (
    <section
      id="newsletter"
      aria-label={t`Newsletter`}
      className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:items-center"
    >
      <div>
        <h2 className="font-medium text-2xl">
          <Trans>New frames, by email</Trans>
        </h2>
        <p className="mt-2 max-w-md text-ink-soft">
          <Trans>Arrivals and offers, now and then. You can unsubscribe in every message.</Trans>
        </p>
      </div>
      {/* As tall as the form with an error below its field: nothing moves when either comes or goes. */}
      <div className="grid min-h-26 items-start">
        {done || outcome === 'Email_Subscribe_Done' ? (
          <Confirmation takesFocus={done} />
        ) : (
          <NewsletterForm cameBackWith={outcome} onDone={finish} />
        )}
      </div>
    </section>
  );
}

/** Takes the focus where it was in the form that is gone, and so is read out. */
function Confirmation({ takesFocus }: { takesFocus: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={text} tabIndex={-1} className="notice notice-success mt-6">
      <CheckIcon />
      <SubscriptionText of="Email_Subscribe_Done" />
    </p>
  );
}
