import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '@/ui/actions/button';
import type { Offer } from '../api/promo-offer';

export interface PromoCodeProps {
  offer: Offer;
  onDone: () => void;
}

/** Steps `success` and `exist` of the pop-up: the code, ready to copy. */
export function PromoCode({ offer, onDone }: PromoCodeProps) {
  const { t } = useLingui();
  const code = useRef<HTMLElement>(null);
  const [copyStatus, setCopyStatus] = useState<'copied' | 'selected'>();

  const copy = () =>
    copyText(offer.code).then(
      () => setCopyStatus('copied'),
      () => {
        // No clipboard access: the code is selected for the shopper to copy.
        if (code.current) window.getSelection()?.selectAllChildren(code.current);
        setCopyStatus('selected');
      },
    );

  return (
    <>
      <p className="font-medium text-lg">{offer.headline}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-well py-3 pr-3 pl-5">
        <code ref={code} className="select-all font-semibold font-sans text-2xl tracking-widest">
          {offer.code}
        </code>
        <Button variant="secondary" onClick={() => void copy()}>
          <Trans>Copy the code</Trans>
        </Button>
        <p role="status" className="w-full text-sm empty:hidden">
          {copyStatus === 'copied' ? t`Copied. Paste it into the cart.` : null}
          {copyStatus === 'selected'
            ? t`The code is selected: copy it with your keyboard or a long press.`
            : null}
        </p>
      </div>
      <p className="text-ink-soft">
        <Trans>Enter it under “Promotion code” in your cart.</Trans> {offer.terms}
      </p>
      <Button wide size="lg" onClick={onDone}>
        <Trans>Keep shopping</Trans>
      </Button>
    </>
  );
}

/** @throws when the browser has no clipboard API or denies access. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
