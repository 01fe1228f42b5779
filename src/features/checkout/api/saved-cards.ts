import type { PaymentsResponse } from '@generated/payments/model/paymentsResponse';
import { useListPayments } from '@generated/payments/payments';
import type { CardBrand } from '@/domain/payment/card-brand';
import { type CalendarMonth, type SavedCard as Card, toSavedCards } from '@/lib/payment/saved-cards';
import { useSite } from '@/lib/site/site';

/** A card of the account that may pay. */
export interface SavedCard extends Card {
  brand: CardBrand;
}

/** Returns the cards that may pay, the default one first. A card of an unknown brand cannot be named to the commerce API. */
function toPayingCards(response: PaymentsResponse, today: CalendarMonth): SavedCard[] {
  return toSavedCards(response, today)
    .flatMap((card) => (card.brand ? [{ ...card, brand: card.brand }] : []))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** Returns the member's cards; none for a guest; undefined while they load. A failure leaves the new card. */
export function useSavedCards(isMember: boolean, today: CalendarMonth) {
  const { storeId, languageId } = useSite();
  const { data, error } = useListPayments(storeId, { langId: languageId }, { swr: { enabled: isMember } });
  if (!isMember || error) return [];
  return data && toPayingCards(data, today);
}
