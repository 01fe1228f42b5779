import { ACCEPTED_BRANDS, CARD_BRAND_NAMES } from '@/domain/payment/card-brand';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { type CardField, checkCard, isPastExpiry } from '../../payments/check-card';
import { toStoredCard } from '../../payments/stored-card';
import type { SandboxContext } from '../../sandbox-context';
import { countryOfStore } from '../../state/members';
import type { Order } from '../../state/order';
import type { OrderPayment, ShippingAddress } from '../../state/order-checkout';
import { paymentsOf } from '../../state/saved-payments';
import { checkoutErrors } from './cart-errors';
import { accountAddress, toAddress } from './shipping-address';
import { requireOrder } from './shopper-order';

export const getUsablePaymentInfo: Handler<'getUsablePaymentInfo'> = ({ shopper, params }, context) => ({
  orderId: requireOrder(context, { shopper, storeId: params.storeId }).orderId,
  resourceName: 'cart',
  usablePaymentInformation: ACCEPTED_BRANDS[countryOfStore(params.storeId)].map((brand) => ({
    paymentMethodName: brand,
    description: CARD_BRAND_NAMES[brand],
  })),
});

/** The request's names of the fields that the processor can reject. */
const FIELD_NAMES: Readonly<Record<CardField, string>> = {
  number: 'account',
  brand: 'payMethodId',
  expiry: 'expire_year',
  securityCode: 'cc_cvc',
  country: 'billingAddress.country',
  region: 'billingAddress.state',
  postalCode: 'billingAddress.zipCode',
};

type PaymentCall = Call<'addPaymentInstruction'>;

/** Checks the card and sets it on the order, in place of an earlier one. The bank authorizes it when the order is placed. */
export const addPaymentInstruction: Handler<'addPaymentInstruction'> = (call, context) => {
  const { shopper, params, body } = call;
  const { state, now } = context;
  const order = requireOrder(context, { shopper, storeId: params.storeId, reference: body.orderId });
  const index = body.x_paymentIndex;
  const method = index === undefined ? newCard(call, context, order) : savedCard(call, context, index);
  const payment = { ...method, piId: state.nextId('paymentInstruction') };
  state.orders.update(order.orderId, { payment, updatedAt: now().getTime() });
  return {
    orderId: order.orderId,
    paymentInstruction: [{ piId: payment.piId }],
    resourceName: 'cart',
  };
};

type PaymentMethod = Omit<OrderPayment, 'piId'>;

function newCard(call: PaymentCall, context: SandboxContext, order: Order): PaymentMethod {
  const { body, params, shopper } = call;
  const { account = '', expire_month = '', expire_year = '', cc_cvc = '', payMethodId: brand } = body;
  const billTo = billingAddress(call, context, order);
  const rejection = checkCard(
    {
      number: account,
      brand,
      expMonth: expire_month,
      expYear: expire_year,
      securityCode: cc_cvc,
      region: billTo.region,
      postalCode: billTo.postalCode,
      country: billTo.country,
    },
    { country: countryOfStore(params.storeId), now: context.now() },
  );
  if (rejection) reject(checkoutErrors.cardRejected(FIELD_NAMES[rejection.field], rejection.reasonCode));
  return {
    card: toStoredCard({ number: account, brand, expMonth: expire_month, expYear: expire_year }),
    billTo,
    savesCard: shopper.registerType === 'R' && body.x_savePayment === 'true',
  };
}

/** Returns the card at this place of the member's list, if it is still the one that the shopper saw. */
function savedCard(
  { shopper, body }: PaymentCall,
  { state, now }: SandboxContext,
  index: number,
): PaymentMethod {
  const card = paymentsOf(state, shopper.userId)[index]?.card;
  const { x_maskedNumber: seen = card?.maskedNumber, payMethodId } = body;
  if (!card || card.maskedNumber !== seen || card.brand !== payMethodId)
    return reject(checkoutErrors.savedPaymentNotFound(index));
  if (isPastExpiry(card, now())) reject(checkoutErrors.cardRejected(FIELD_NAMES.expiry, '202'));
  return { card, savesCard: false };
}

/** Returns the request's address, one of the account, or the address of the shipment. */
function billingAddress(
  { body, shopper }: PaymentCall,
  { state }: SandboxContext,
  { shipping }: Order,
): ShippingAddress {
  const { billingAddress: address, billing_address_id: addressId } = body;
  if (address) return toAddress(address);
  if (addressId === undefined)
    return shipping?.address ?? reject(apiErrors.invalidField('billingAddress', 'is missing'));
  const saved = accountAddress(state, shopper.userId, addressId);
  return saved ?? reject(checkoutErrors.addressNotFound(addressId));
}
