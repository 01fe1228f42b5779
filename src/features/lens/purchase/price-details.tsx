import { Trans } from '@lingui/react/macro';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { PriceSummaryList, type PriceSummaryListProps } from './price-summary-list';

/** The price summary behind a disclosure, for the footer of a panel. */
export function PriceDetails({ open, ...list }: PriceSummaryListProps & { open: boolean }) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-sm text-sm [&::-webkit-details-marker]:hidden">
        <Trans>Price details</Trans>
        <ChevronDownIcon size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <PriceSummaryList {...list} />
    </details>
  );
}
