import {
  getAddPaymentInstructionMockHandler,
  getCheckoutMockHandler,
  getGetOrderMockHandler,
  getGetPlacedOrderMockHandler,
  getGetUsablePaymentInfoMockHandler,
  getGetUsableShippingInfoMockHandler,
  getPrepareCheckoutMockHandler,
  getSetShippingInfoMockHandler,
} from '@generated/cart/cart.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';
import { addCartItem } from './add-cart-item';
import { addGlasses } from './add-glasses';
import { assignPromotionCode } from './assign-promotion-code';
import { calculateOrder } from './calculate-order';
import { deleteCartItem } from './delete-cart-item';
import { getCart } from './get-cart';
import { removePromotionCode } from './remove-promotion-code';
import { resetExchangeCurrentOrder } from './reset-exchange-current-order';
import { updateCartItem } from './update-cart-item';
import { updateItemLensData } from './update-item-lens-data';

/** Shipping, payment and checkout return the contract's examples; they have no state yet. */
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
  getUsableShippingInfo: () => getGetUsableShippingInfoMockHandler(exampleResolver('getUsableShippingInfo')),
  setShippingInfo: () => getSetShippingInfoMockHandler(exampleResolver('setShippingInfo')),
  addPaymentInstruction: () => getAddPaymentInstructionMockHandler(exampleResolver('addPaymentInstruction')),
  prepareCheckout: () => getPrepareCheckoutMockHandler(exampleResolver('prepareCheckout')),
  getUsablePaymentInfo: () => getGetUsablePaymentInfoMockHandler(exampleResolver('getUsablePaymentInfo')),
  getPlacedOrder: () => getGetPlacedOrderMockHandler(exampleResolver('getPlacedOrder')),
  getOrder: () => getGetOrderMockHandler(exampleResolver('getOrder')),
  checkout: () => getCheckoutMockHandler(exampleResolver('checkout')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
