import type { Cart } from '@generated/cart/model/cart';
import type { CartPaymentInstruction } from '@generated/cart/model/cartPaymentInstruction';
import { type Cents, ZERO } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import { CARD_BRANDS, type CardBrand } from '@/domain/payment/card-brand';
import type { Address } from '@/lib/address/address';
import { toAddress } from '@/lib/address/wire-address';

/** A card in an order or in the account. */
export interface CardView {
  brand: CardBrand | undefined;
  lastFour: string;
}

/** The parts that a cart or placed order has so far. */
export interface OrderView {
  orderId: string;
  address: Address | undefined;
  /** Id of the address in the account; undefined for another one. */
  addressId: string | undefined;
  /** Email for the confirmation; empty without an address. */
  email: string;
  method: { id: string; name: string } | undefined;
  payment: CardView | undefined;
  total: Cents;
  /** Benefits or promotions cover all of it. Not before delivery and tax are known. */
  isCovered: boolean;
  /** Some line waits for its prescription. */
  prescriptionNeeded: boolean;
}

/** Maps an order to the view. The commerce API repeats address and method on each line. */
export function toOrderView(order: Cart): OrderView {
  const [line] = order.orderItem ?? [];
  const [payment] = order.paymentInstruction ?? [];
  const total = parseAmount(order.grandTotal) ?? ZERO;
  return {
    orderId: order.orderId,
    address: line && toAddress(line),
    addressId: line?.addressId,
    email: line?.email1 ?? '',
    method: line?.shipModeId
      ? { id: line.shipModeId, name: line.shipModeDescription ?? line.shipModeCode ?? '' }
      : undefined,
    payment: payment && toCardView(payment),
    total,
    isCovered: Boolean(line?.shipModeId) && total === ZERO,
    prescriptionNeeded: order.x_prescriptionNeeded === 'true',
  };
}

function toCardView({ payMethodId, protocolData = [] }: CartPaymentInstruction): CardView {
  const data = new Map(protocolData.map(({ name, value = '' }) => [name, value]));
  return {
    brand: CARD_BRANDS.find((brand) => brand === payMethodId),
    lastFour: (data.get('account') ?? '').slice(-4),
  };
}
