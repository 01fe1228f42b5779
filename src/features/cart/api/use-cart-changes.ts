import {
  assignPromotionCode,
  deleteCartItem,
  removePromotionCode,
  updateCartItem,
} from '@generated/cart/cart';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import type { LineItem } from './cart-view';
import { codeIsUsed, lineHasPlan, lineHasQuantity, lineIsGone } from './change-outcome';
import { type CodeRejection, toCodeRejection } from './code-rejection';
import type { EditedLine, LensChange, PlanChange } from './update-lens';
import { type CartChange, useCartChange } from './use-cart-change';

export interface CartChanges extends Omit<CartChange, 'change'> {
  setQuantity: (lineItem: LineItem, quantity: number) => Promise<boolean>;
  /** @param prepare runs before, while no other change can begin. */
  remove: (lineItem: LineItem, prepare: () => Promise<unknown>) => Promise<boolean>;
  setPlan: (line: EditedLine, plan: PlanChange) => Promise<boolean>;
  /** 'without prescription': the lenses are changed, but the prescription was not saved. */
  setLenses: (line: EditedLine, change: LensChange) => Promise<'saved' | 'without prescription' | 'failed'>;
  /** A rejection is a validation error of the code field; other errors are in `failure`. */
  addCode: (code: string) => Promise<'added' | 'failed' | CodeRejection>;
  removeCode: (code: string) => Promise<boolean>;
}

/** Returns the possible changes of the cart. Code that few shoppers need loads with the change. */
export function useCartChanges(): CartChanges {
  const site = useSite();
  const { storeId, languageId } = site;
  const { change, ...state } = useCartChange();
  const params = { langId: languageId };

  return {
    ...state,
    setQuantity: (lineItem, quantity) =>
      change(
        () => {
          const lines = [lineItem, ...lineItem.extras].map(({ orderItemId }) => ({
            orderItemId,
            quantity: `${quantity}.0`,
          }));
          return updateCartItem(storeId, { orderItem: lines, x_calculateOrder: '1' }, params);
        },
        {
          isMade: lineHasQuantity(lineItem.orderItemId, quantity),
          place: { lineId: lineItem.orderItemId },
        },
      ),
    remove: async (lineItem, prepare) => {
      const { orderItemId } = lineItem;
      const removed = await change(
        async () => {
          await prepare();
          await deleteCartItem(storeId, { orderItemId, calculateOrder: '1' }, params);
        },
        { isMade: lineIsGone(orderItemId) },
      );
      if (removed) track({ name: 'remove_from_cart', upc: lineItem.upc });
      return removed;
    },
    setPlan: (line, plan) =>
      change(
        async () => {
          const { changePlan } = await import('./update-lens');
          await changePlan(site, line, plan);
          // The recalculation came after the update that the cart was read again for.
          await state.revalidate();
        },
        { isMade: lineHasPlan(line.lineItem.orderItemId, plan?.id) },
      ),
    setLenses: async (line, lenses) => {
      let prescriptionSaved = true;
      const changed = await change(async () => {
        const { changeLenses } = await import('./update-lens');
        prescriptionSaved = await changeLenses(site, line, lenses);
        await state.revalidate();
      });
      if (!changed) return 'failed';
      return prescriptionSaved ? 'saved' : 'without prescription';
    },
    addCode: async (code) => {
      let rejection: CodeRejection | undefined;
      const succeeded = await change(
        () =>
          assignPromotionCode(storeId, { promoCode: code }, params).catch((error: unknown) => {
            rejection = toCodeRejection(error);
            if (!rejection) throw error;
          }),
        { isMade: codeIsUsed(code, true), place: 'codes' },
      );
      return rejection ?? (succeeded ? 'added' : 'failed');
    },
    removeCode: (code) =>
      change(() => removePromotionCode(storeId, code, params), {
        isMade: codeIsUsed(code, false),
        place: 'codes',
      }),
  };
}
