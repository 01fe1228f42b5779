import type { PaymentsResponse } from '@generated/payments/model/paymentsResponse';
import { useListPayments } from '@generated/payments/payments';
import { brandOfType, type CardBrand, isCardExpired } from '@/domain/payment/card-brand';
import { useSite } from '@/lib/site/site';

/** A card of the member's account. */
export interface SavedCard {
  /** Place in the account's list. */
  index: number;
  brand: CardBrand;
  maskedNumber: string;
  lastFour: string;
  /** MM/YYYY. */
  expiry: string;
  isExpired: boolean;
}

/** The cards that may pay, the default one first. A card of an unknown brand cannot be named to the commerce API. */
export function toSavedCards(
  { payments, defaultPayment }: PaymentsResponse,
  today: { month: number; year: number },
): SavedCard[] {
  return payments
    .flatMap(({ index, cardType, maskedNumber, expMonth, expYear }) => {
      const brand = brandOfType(cardType);
      return brand
        ? [
            {
              index,
              brand,
              maskedNumber,
              lastFour: maskedNumber.slice(-4),
              expiry: `${expMonth}/${expYear}`,
              isExpired: isCardExpired({ month: Number(expMonth), year: Number(expYear) }, today),
            },
          ]
        : [];
    })
    .sort((a, b) => Number(b.index === defaultPayment) - Number(a.index === defaultPayment));
}

/** The member's cards; none for a guest; undefined while they load. A failure leaves the new card. */
export function useSavedCards(isMember: boolean, today: { month: number; year: number }) {
  const { storeId, languageId } = useSite();
  const { data, error } = useListPayments(storeId, { langId: languageId }, { swr: { enabled: isMember } });
  if (!isMember || error) return [];
  return data && toSavedCards(data, today);
}
