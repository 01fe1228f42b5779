import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import type { LensView } from '../api/lens-view';
import type { AddToCart } from '../api/use-add-to-cart';
import type { LensSelection } from '../state/lens-selection';
import { useGlassesPrice } from '../state/use-glasses-price';
import { AddFailure } from './add-failure';
import { PriceLines } from './price-lines';

export interface LensPanelFooterProps {
  view: LensView;
  selection: LensSelection;
  formId: string;
  /** The submit button adds to the cart instead of continuing. */
  addsToCart: boolean;
  busy: boolean;
  failure: AddToCart['failure'];
}

/** Price summary so far and the submit button. */
export function LensPanelFooter({
  view,
  selection,
  formId,
  addsToCart,
  busy,
  failure,
}: LensPanelFooterProps) {
  const { locale } = useSite();
  const { t } = useLingui();
  const summary = useGlassesPrice(view, selection);
  return (
    <div className="grid gap-3">
      <AddFailure failure={failure} />
      {summary ? (
        <>
          {/* The key remounts it, so that it opens on the last step. */}
          <PriceLines
            key={String(addsToCart)}
            {...{ summary, open: addsToCart, note: view.promotionDetail }}
          />
          <output className="flex items-baseline justify-between gap-4">
            <span className="font-medium">
              <Trans>Total</Trans>
            </span>{' '}
            <span className="font-medium text-xl">{formatMoney(summary.total, locale)}</span>
          </output>
        </>
      ) : null}
      <Button type="submit" form={formId} size="lg" wide busy={busy} busyLabel={t`Adding to your cart`}>
        {addsToCart ? <Trans>Add to cart</Trans> : <Trans>Continue</Trans>}
      </Button>
    </div>
  );
}
