import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/ui/actions/button';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { PriceSummaryList } from '../purchase/price-summary-list';
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
  /** True if the entry form must be checked before it is accepted. */
  checksValues: boolean;
}

/** Shows the price so far, and the button that continues. */
export function PanelFooter(props: PanelFooterProps) {
  const { model, mode, busy, isStepLoading, failure, formId, checksValues } = props;
  const { t } = useLingui();
  const price = usePanelPrice(model);
  const isReview = model.step === 'review';
  const busyLabel = mode === 'add' ? t`Adding to your cart` : t`Saving your lenses`;
  const summaryId = useId();
  const [isReviewOpen, setReviewOpen] = useState(true);
  const [isOtherOpen, setOtherOpen] = useState(false);
  // The review begins with them.
  const [isOpen, setOpen] = isReview ? [isReviewOpen, setReviewOpen] : [isOtherOpen, setOtherOpen];
  return (
    <div className="grid gap-3">
      {isReview ? failure : null}
      <div id={summaryId} className="empty:hidden">
        {price && isOpen ? <PriceSummaryList {...price.details} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        {price ? (
          <div className="min-w-0">
            <PriceTotal total={price.details.summary.total} isFrom={price.isFrom} isStacked />
            <Button
              variant="link"
              className="-mb-3 text-sm"
              aria-expanded={isOpen}
              aria-controls={summaryId}
              onClick={() => setOpen(!isOpen)}
            >
              <Trans>Price details</Trans>
              <ChevronDownIcon size={16} className={isOpen ? '' : 'rotate-180'} />
            </Button>
          </div>
        ) : null}
        <Button
          type="submit"
          form={formId}
          size="lg"
          className="max-w-full flex-1 basis-[min-content] max-[23rem]:px-3"
          busy={busy || isStepLoading}
          busyLabel={isStepLoading ? undefined : busyLabel}
        >
          <ButtonLabel {...{ isReview, mode, checksValues }} />
        </Button>
      </div>
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
