import { Trans } from '@lingui/react/macro';
import { Badge } from '@/ui/display/badge';
import type { LineItem } from '../api/cart-view';

/** Renders the eye of a line of contact lenses that has one. */
export function EyeName({ lineItem: { eye } }: { lineItem: LineItem }) {
  if (eye === 'left') return <Trans>Left eye</Trans>;
  return eye === 'right' ? <Trans>Right eye</Trans> : null;
}

export function SoldOutBadge({ lineItem: { soldOut } }: { lineItem: LineItem }) {
  return soldOut ? (
    <p>
      <Badge tone="warning">
        <Trans>Sold out</Trans>
      </Badge>
    </p>
  ) : null;
}
