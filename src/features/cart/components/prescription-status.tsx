import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { CheckIcon } from '@/ui/icons/icons';
import type { LineItem } from '../api/cart-view';

interface PrescriptionStatusProps {
  lineItem: LineItem;
  name: string;
  disabled: boolean;
  busy: boolean;
  onAdd: () => void;
}

/** Whether the lenses of a line have their prescription, and the way to add it. */
export function PrescriptionStatus({ lineItem, name, disabled, busy, onAdd }: PrescriptionStatusProps) {
  const { t } = useLingui();
  switch (lineItem.prescription) {
    case 'not-needed':
      return null;
    case 'given':
      return (
        <p className="flex items-center gap-2 text-sm text-success">
          <CheckIcon size={18} />
          <Trans>Prescription added</Trans>
        </p>
      );
    case 'needed':
      return (
        <p className="flex flex-wrap items-center gap-x-4">
          <Badge tone="warning">
            <Trans>Prescription needed</Trans>
          </Badge>
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
        </p>
      );
  }
}
