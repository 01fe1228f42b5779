import { useLingui } from '@lingui/react/macro';
import { CARD_BRAND_NAMES } from '@/domain/payment/card-brand';
import type { SavedCard } from '@/lib/payment/saved-cards';

/** Names a card by its brand and last four digits. */
export function useCardName(): (card: Pick<SavedCard, 'brand' | 'lastFour'>) => string {
  const { t } = useLingui();
  return ({ brand, lastFour }) => {
    const name = brand && CARD_BRAND_NAMES[brand];
    return name ? t`${name} ending in ${lastFour}` : t`Card ending in ${lastFour}`;
  };
}
