import { Trans } from '@lingui/react/macro';
import { CARD_BRAND_NAMES } from '@/domain/payment/card-brand';
import type { CardView } from '../api/order-view';

/** Shows a card by its brand and last four digits. */
export function CardLine({ card: { brand, lastFour } }: { card: Pick<CardView, 'brand' | 'lastFour'> }) {
  const name = brand && CARD_BRAND_NAMES[brand];
  return name ? (
    <Trans>
      {name} ending in {lastFour}
    </Trans>
  ) : (
    <Trans>Card ending in {lastFour}</Trans>
  );
}
