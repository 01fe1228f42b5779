import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import { PriceDetails } from '../purchase/price-details';
import { PriceTotal } from '../purchase/price-total';
import type { PanelModel } from './panel-model';
import type { LensPanelProps } from './panel-props';
import { usePanelPrice } from './use-panel-price';

interface PanelFooterProps extends Pick<LensPanelProps, 'mode' | 'busy' | 'failure'> {
  model: PanelModel;
  /** The step's code is loading: there is nothing to submit yet. */
  isStepLoading: boolean;
  /** The button submits this form. */
  formId: string;
  /** The entry form has to be checked before it is accepted. */
  checksValues: boolean;
}

/** The price so far, and the button that continues. */
export function PanelFooter(props: PanelFooterProps) {
  const { model, mode, busy, isStepLoading, failure, formId, checksValues } = props;
  const { t } = useLingui();
  const price = usePanelPrice(model);
  const isReview = model.step === 'review';
  const busyLabel = mode === 'add' ? t`Adding to your cart` : t`Saving your lenses`;
  return (
    <div className="grid gap-3">
      {isReview ? failure : null}
      {price ? (
        <>
          {/* The key remounts it, so that it opens on the review. */}
          <PriceDetails key={String(isReview)} {...price.details} open={isReview} />
          <PriceTotal total={price.details.summary.total} isFrom={price.isFrom} />
        </>
      ) : null}
      <Button
        type="submit"
        form={formId}
        size="lg"
        wide
        busy={busy || isStepLoading}
        busyLabel={isStepLoading ? undefined : busyLabel}
      >
        <ButtonLabel {...{ isReview, mode, checksValues }} />
      </Button>
    </div>
  );
}

function ButtonLabel({
  isReview,
  mode,
  checksValues,
}: Pick<PanelFooterProps, 'mode' | 'checksValues'> & { isReview: boolean }): ReactNode {
  if (isReview) return mode === 'add' ? <Trans>Add to cart</Trans> : <Trans>Save lenses</Trans>;
  return checksValues ? <Trans>Check my values</Trans> : <Trans>Continue</Trans>;
}
