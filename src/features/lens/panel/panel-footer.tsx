import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { remainingLenses } from '@/domain/lens/lens-options';
import { Button } from '@/ui/actions/button';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { PriceSummaryList, type PriceSummaryListProps } from '../purchase/price-summary-list';
import { PriceTotal } from '../purchase/price-total';
import { usePriceDetails } from '../purchase/use-price-details';
import { chosenPlan } from '../state/lens-selection';
import { ofType, type PanelModel } from './panel-model';
import { cheapestPackage } from './panel-prices';
import type { LensPanelProps } from './panel-props';

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

interface PanelPrice {
  details: PriceSummaryListProps;
  /** The lowest price that the choices so far can lead to. */
  isFrom: boolean;
}

/**
 * Returns the price of the choices so far. The total never rises without a choice that says so. Undefined while it is on
 * request, and, tracked, when it cannot be calculated (000 §8).
 */
function usePanelPrice(model: PanelModel): PanelPrice | undefined {
  const { view, selection, choices, chosen, lenses, limits } = model;
  const plan = chosenPlan(view, { ...selection, type: choices.type });
  const isFrom = chosen === undefined && choices.type !== undefined;
  const remaining = remainingLenses(lenses, selection, limits);
  // Without a lens for the prescription, uses lenses of the type, because the shopper is not choosing the frame alone.
  const candidates = remaining.length > 0 ? remaining : ofType(lenses, choices.type);
  const lens = isFrom ? cheapestPackage(view, candidates, plan) : chosen;
  const details = usePriceDetails(view, { lens, plan });
  return details && details !== 'invalid' ? { details, isFrom } : undefined;
}
