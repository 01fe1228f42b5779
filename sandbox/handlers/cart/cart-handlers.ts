import type { Handlers } from '../../call';
import { addCartItem } from './add-cart-item';
import { addGlasses } from './add-glasses';
import { addPaymentInstruction } from './add-payment-instruction';
import { assignPromotionCode } from './assign-promotion-code';
import { calculateOrder } from './calculate-order';
import { checkout } from './checkout';
import { deleteCartItem } from './delete-cart-item';
import { getCart } from './get-cart';
import { getOrder } from './get-order';
import { getPlacedOrder } from './get-placed-order';
import { getUsablePaymentInfo } from './get-usable-payment-info';
import { getUsableShippingInfo } from './get-usable-shipping-info';
import { prepareCheckout } from './prepare-checkout';
import { removePromotionCode } from './remove-promotion-code';
import { resetExchangeCurrentOrder } from './reset-exchange-current-order';
import { setShippingInfo } from './set-shipping-info';
import { updateCartItem } from './update-cart-item';
import { updateItemLensData } from './update-item-lens-data';

export const cartHandlers = {
  getCart,
  addCartItem,
  updateCartItem,
  deleteCartItem,
  assignPromotionCode,
  removePromotionCode,
  addGlasses,
  updateItemLensData,
  calculateOrder,
  resetExchangeCurrentOrder,
  getUsableShippingInfo,
  setShippingInfo,
  getUsablePaymentInfo,
  addPaymentInstruction,
  prepareCheckout,
  checkout,
  getPlacedOrder,
  getOrder,
} satisfies Partial<Handlers>;
