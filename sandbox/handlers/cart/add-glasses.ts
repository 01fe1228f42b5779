import type { AddGlassesSuccess } from '@generated/cart/model/addGlassesSuccess';
import type { Call, Handler } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { replaceItems } from '../../state/orders';
import { checkQuantities } from './check-quantities';
import { findFrame, findLens, findSinglePlan, rejectPlanWithoutLens } from './glasses-components';
import { frameKind, newItem } from './new-item';
import { runCommand } from './run-command';
import { requireOrCreateOrder } from './shopper-order';

/** Adds a frame with its lens and protection plan. Every pair has separate items. */
export const addGlasses: Handler<'addGlasses'> = (call, context) =>
  runCommand(context.state, () => add(call, context));

function add({ shopper, body }: Call<'addGlasses'>, context: SandboxContext): AddGlassesSuccess {
  const { state, catalog, now } = context;
  const order = requireOrCreateOrder(context, { shopper, storeId: body.storeId, reference: body.orderId });
  const frame = findFrame(catalog, body.frameCatentryId);
  const lens = findLens(catalog, frame, body);
  const plan = findSinglePlan(catalog, body.addOns);
  rejectPlanWithoutLens(lens, plan);

  const frameItem = newItem(context, frame, { kind: frameKind(frame), quantity: 1 });
  const childOptions = { quantity: 1, parentItemId: frameItem.orderItemId };
  const added = [
    frameItem,
    ...(lens ? [newItem(context, lens, { kind: 'LENS', ...childOptions })] : []),
    ...(plan ? [newItem(context, plan, { kind: 'WARRANTY', ...childOptions })] : []),
  ];
  const items = [...order.items, ...added];
  checkQuantities(context, order, { items, changed: added });
  replaceItems(state, order, items, now().getTime());
  return {
    orderId: [order.orderId],
    orderItemId: added.map(({ orderItemId }) => orderItemId),
    storeId: [body.storeId],
    catalogId: [body.catalogId],
    langId: [body.langId],
    URL: [body.URL],
  };
}
