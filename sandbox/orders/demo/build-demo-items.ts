import { type BuilderContext, CartBuilder } from '../../control/cart-builder';
import type { OrderItem } from '../../state/order';
import type { DemoCase } from './demo-cases';

export interface DemoItems {
  demoCase: DemoCase;
  country: 'US' | 'CA';
  /** Index of the first frame in the catalog's list. */
  firstFrame: number;
  /** Time of the items' status, in epoch milliseconds. */
  changedAt: number;
  /** Name of the picture of a prescription. */
  savedFileName: string;
}

/** Returns the items of a demo order. */
export function buildDemoItems(
  context: BuilderContext,
  { demoCase, country, firstFrame, changedAt, savedFileName }: DemoItems,
): OrderItem[] {
  const cart = new CartBuilder(context, firstFrame);
  demoCase.fill(
    {
      cart,
      picture: { prescription: { prescriptionOriginMode: 'uploadPrescription', savedFileName } },
      move: (status, items = cart.items) => {
        const mainItems = items.filter(({ parentItemId }) => parentItemId === undefined);
        cart.change(mainItems, { statusChanges: [{ status, at: changedAt }] });
      },
    },
    country,
  );
  return cart.items;
}
