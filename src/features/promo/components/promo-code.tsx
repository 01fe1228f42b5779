import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '@/ui/actions/button';
import type { Offer } from '../api/promo-offer';

export interface PromoCodeProps {
  offer: Offer;
  onDone: () => void;
}

/** Steps success and exist of the pop-up: the code, ready to copy. */
export function PromoCode({ offer, onDone }: PromoCodeProps) {
  const { t } = useLingui();
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<'yes' | 'by-hand'>();

  const copy = () =>
    copyText(offer.code).then(
      () => setCopied('yes'),
      () => {
        // A browser that keeps its clipboard to itself: the shopper copies what is marked.
        if (code.current) window.getSelection()?.selectAllChildren(code.current);
        setCopied('by-hand');
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
          {copied === 'yes' ? t`Copied. Paste it into the cart.` : null}
          {copied === 'by-hand' ? t`The code is selected: copy it with your keyboard or a long press.` : null}
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

/** @throws where the browser has no clipboard for pages, or refuses it. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
