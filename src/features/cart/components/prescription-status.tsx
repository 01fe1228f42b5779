import { Trans, useLingui } from '@lingui/react/macro';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Badge } from '@/ui/display/badge';
import { CheckIcon } from '@/ui/icons/icons';
import type { LineItem } from '../api/cart-view';

interface PrescriptionStatusProps {
  lineItem: LineItem;
  name: string;
  disabled: boolean;
  busy: boolean;
  /** Opens the lens panel of a frame. */
  onAdd: () => void;
}

/**
 * Shows whether the lenses of a line have their prescription, and how to add it: the lens panel for a frame, the prescription
 * step for contact lenses.
 */
export function PrescriptionStatus({ lineItem, name, disabled, busy, onAdd }: PrescriptionStatusProps) {
  const { t } = useLingui();
  const site = useSite();
  const stepPath = checkoutPaths.prescriptionStep(site, {
    item: lineItem.orderItemId,
    nextStepUrl: sitePaths.cart(site),
  });
  switch (lineItem.prescription) {
    case 'not-needed':
      return null;
    case 'given':
      return (
        <p className="flex min-h-11 items-center gap-2 text-sm text-success">
          <CheckIcon size={18} />
          <Trans>Prescription added</Trans>
        </p>
      );
    case 'needed':
      return (
        <p className="flex min-h-11 flex-wrap items-center gap-x-4">
          <Badge tone="warning" className="max-w-full whitespace-normal">
            <Trans>Prescription needed</Trans>
          </Badge>
          {lineItem.kind === 'contact-lens' ? (
            <ButtonLink
              variant="link"
              aria-label={t`Add prescription for ${name}`}
              render={<PageLink href={stepPath} />}
            >
              <Trans>Add prescription</Trans>
            </ButtonLink>
          ) : (
            <Button
              variant="link"
              className="noscript:hidden"
              onClick={onAdd}
              disabled={disabled}
              aria-disabled={busy || undefined}
              aria-haspopup="dialog"
              aria-label={t`Add prescription for ${name}`}
            >
              <Trans>Add prescription</Trans>
            </Button>
          )}
        </p>
      );
  }
}
