import type { Cart } from '@generated/cart/model/cart';

/** Returns whether a change without a response has reached the current cart. A null cart is gone. */
export type IsMade = (cart: Cart | null) => boolean;

export const lineIsGone =
  (orderItemId: string): IsMade =>
  (cart) =>
    !findLine(cart, orderItemId);

export const lineHasQuantity =
  (orderItemId: string, quantity: number): IsMade =>
  (cart) =>
    Number(findLine(cart, orderItemId)?.quantity) === quantity;

/** @param planId catentry id; undefined for no plan. */
export const lineHasPlan =
  (orderItemId: string, planId: string | undefined): IsMade =>
  (cart) => {
    if (!findLine(cart, orderItemId)) return false;
    const plan = cart?.orderItem?.find(
      ({ comments, xitem_field1 }) => comments === 'WARRANTY' && xitem_field1 === orderItemId,
    );
    return plan?.productId === planId;
  };

/** @param isUsed whether the code is to be in use. Codes are compared regardless of case. */
export const codeIsUsed =
  (code: string, isUsed: boolean): IsMade =>
  (cart) => {
    const sameCode = (used: string) => used.toUpperCase() === code.toUpperCase();
    return (cart?.promotionCode ?? []).some((used) => sameCode(used.code)) === isUsed;
  };

function findLine(cart: Cart | null, orderItemId: string) {
  return cart?.orderItem?.find((item) => item.orderItemId === orderItemId);
}
