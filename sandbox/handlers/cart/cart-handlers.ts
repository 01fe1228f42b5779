import type { Handlers } from '../../call';
import { addCartItem } from './add-cart-item';
import { addGlasses } from './add-glasses';
import { calculateOrder } from './calculate-order';
import { deleteCartItem, updateCartItem } from './change-items';
import { checkout, prepareCheckout } from './checkout';
import { getCart } from './get-cart';
import { addPaymentInstruction, getUsablePaymentInfo } from './payment-info';
import { getOrder, getPlacedOrder } from './placed-orders';
import { assignPromotionCode, removePromotionCode } from './promotion-codes';
import { resetExchangeCurrentOrder } from './reset-exchange-current-order';
import { getUsableShippingInfo, setShippingInfo } from './shipping-info';
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
