import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Dialog } from '@/ui/overlay/dialog';
import type { BrowserLocation } from '../api/leave-page';
import type { PromoContent } from '../state/use-promo-pop-up';
import { PromoCode } from './promo-code';
import { PromoForm } from './promo-form';

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
  const { t } = useLingui();
  // Focusing the field would open the on-screen keyboard on phones.
  const contentRef = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(nextOpen) => (nextOpen ? undefined : onClose())}
      title={<span className="text-2xl">{usePromoTitle({ step, offer })}</span>}
      closeLabel={t`Close`}
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
      action={
        <Button variant="link" busy={busy} busyLabel={t`Loading the offer`} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The offer did not load.</Trans>
    </Notice>
  );
}
