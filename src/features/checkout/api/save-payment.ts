import { addPaymentInstruction } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import type { PaymentInstructionAddition } from '@generated/cart/model/paymentInstructionAddition';
import { cardBrand } from '@/domain/payment/card-brand';
import { parseCardExpiry } from '@/domain/payment/card-expiry';
import { digitsOf } from '@/domain/text/typed-text';
import type { Address } from '@/lib/address/address';
import { pendingRevalidation } from '@/lib/http/mutation-listener';
import type { CardValues } from '@/lib/payment/card-schema';
import type { Site } from '@/lib/site/site';
import type { SavedCard } from './saved-cards';
import { toCartAddress } from './to-cart-address';

export interface NewCard {
  card: CardValues;
  /** Billing address; undefined to use the delivery address. */
  billing: Address | undefined;
  email: string;
  /** Saves the card with the account once the order is placed. */
  savesCard: boolean;
}

/** Sets how the order is paid. Resolves when the cart has been fetched again. @throws ApiError; map it with `toPaymentRejection`. */
export async function savePayment(site: Site, order: Cart, method: NewCard | SavedCard): Promise<void> {
  const body: PaymentInstructionAddition = {
    orderId: '.',
    piAmount: order.grandTotal,
    ...('index' in method ? savedCardFields(method) : newCardFields(site, method)),
  };
  await addPaymentInstruction(site.storeId, body, { langId: site.languageId });
  await pendingRevalidation();
}

type MethodFields = Omit<PaymentInstructionAddition, 'orderId' | 'piAmount'>;

function savedCardFields({ index, brand, maskedNumber }: SavedCard): MethodFields {
  return { payMethodId: brand, x_paymentIndex: index, x_maskedNumber: maskedNumber };
}

function newCardFields(site: Site, { card, billing, email, savesCard }: NewCard): MethodFields {
  const account = digitsOf(card.number);
  const expiry = parseCardExpiry(card.expiry);
  const brand = cardBrand(account);
  if (!expiry || !brand) throw new Error('The card was not validated.');
  return {
    payMethodId: brand,
    account,
    expire_month: String(expiry.month).padStart(2, '0'),
    expire_year: String(expiry.year),
    cc_cvc: card.securityCode,
    ...(billing ? { billingAddress: toCartAddress(site, billing, email) } : {}),
    ...(savesCard ? { x_savePayment: 'true' } : {}),
  };
}
