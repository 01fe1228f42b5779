import type { PaymentsResponse } from '@generated/payments/model/paymentsResponse';
import type { SavedPayment } from '@generated/payments/model/savedPayment';
import { brandOfType, type CardBrand, isCardExpired } from '@/domain/payment/card-brand';
import { serverNow } from '@/lib/dates/server-time';

/** A calendar month; `month` 1 to 12. */
export interface CalendarMonth {
  month: number;
  year: number;
}

/** A card of the member's account. */
export interface SavedCard {
  /** Place in the account's list. */
  index: number;
  /** Undefined for a brand that the store does not know. */
  brand: CardBrand | undefined;
  maskedNumber: string;
  lastFour: string;
  /** MM/YYYY. */
  expiry: string;
  isExpired: boolean;
  isDefault: boolean;
  /** Name on the card. */
  holder: string;
}

/** Returns the cards of the account, in its order. */
export function toSavedCards(
  { payments, defaultPayment }: PaymentsResponse,
  today: CalendarMonth,
): SavedCard[] {
  return payments.map((payment) => toSavedCard(payment, defaultPayment, today));
}

function toSavedCard(payment: SavedPayment, defaultPayment: number | null, today: CalendarMonth): SavedCard {
  const { index, cardType, maskedNumber, expMonth, expYear, billTo } = payment;
  return {
    index,
    brand: brandOfType(cardType),
    maskedNumber,
    lastFour: maskedNumber.slice(-4),
    expiry: `${expMonth}/${expYear}`,
    isExpired: isCardExpired({ month: Number(expMonth), year: Number(expYear) }, today),
    isDefault: index === defaultPayment,
    holder: `${billTo.firstName} ${billTo.lastName}`.trim(),
  };
}

/** Returns the month by the server's clock, in the shopper's time zone. */
export function thisMonth(): CalendarMonth {
  const now = serverNow();
  return { month: now.getMonth() + 1, year: now.getFullYear() };
}
