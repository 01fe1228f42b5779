import type { UpdateItemLensDataForm } from '@generated/cart/model/updateItemLensDataForm';
import type { UpdateItemLensDataSuccess } from '@generated/cart/model/updateItemLensDataSuccess';
import { isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import { storeIdByLanguageId } from '@/domain/locale/locale-lookup';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { type Sellable, sellableById, sellableIds } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import type { OrderItem } from '../../state/order';
import { childItems, withoutPrescription } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { sessionStoreId } from '../../state/sessions';
import { cartErrors } from './cart-errors';
import { checkQuantities } from './check-quantities';
import {
  findFrame,
  findLens,
  findPlan,
  findSinglePlan,
  type PlanSellable,
  rejectPlanWithoutLens,
} from './glasses-components';
import { newItem } from './new-item';
import { runCommand } from './run-command';
import { requireOrder } from './shopper-order';

/** Replaces the lens and protection plan of a pair. Remaining items keep their ids. */
export const updateItemLensData: Handler<'updateItemLensData'> = (call, context) =>
  runCommand(context.state, () => update(call, context));

function update(call: Call<'updateItemLensData'>, context: SandboxContext): UpdateItemLensDataSuccess {
  const { shopper, body } = call;
  const { state, catalog, now } = context;
  const storeId = body.storeId ?? storeIdByLanguageId(body.langId ?? '') ?? sessionStoreId(state, shopper);
  const order = requireOrder(context, { shopper, storeId, reference: body.orderId });
  const frameItem = order.items.find(
    ({ orderItemId, kind }) => orderItemId === body.orderItemId && (kind === 'EYE' || kind === 'SUN'),
  );
  if (!frameItem) return reject(cartErrors.itemNotFound(body.orderItemId));

  const lens = findLens(catalog, findFrame(catalog, frameItem.catentryId), body);
  const plan = requestedPlan(catalog, body);
  rejectPlanWithoutLens(lens, plan);
  const components = childItems(order.items, frameItem.orderItemId);
  const componentItems = (kind: 'LENS' | 'WARRANTY', sellable: Sellable | undefined) =>
    replaceComponent(context, frameItem, components, kind, sellable);
  const attributes = lensPanelAttributes(body);
  const previousType = lensTypeOf(catalog, components);
  const preservesPrescription =
    lens !== undefined && body.x_removePrescription !== 'true' && canPreserve(previousType, lens.lens.type);
  const pair = [
    preservesPrescription ? frameItem : withoutPrescription(frameItem),
    ...componentItems('LENS', lens).map((item): OrderItem => ({ ...item, attributes })),
    ...componentItems('WARRANTY', plan),
  ];
  const items = order.items.flatMap((item) => {
    if (item === frameItem) return pair;
    return components.includes(item) ? [] : [item];
  });
  checkQuantities(context, order, { items, changed: pair });
  replaceItems(state, order, items, now().getTime());
  return { orderId: [order.orderId], orderItemId: pair.map(({ orderItemId }) => orderItemId) };
}

function lensTypeOf(
  catalog: SandboxContext['catalog'],
  components: readonly OrderItem[],
): string | undefined {
  const item = components.find(({ kind }) => kind === 'LENS');
  const sellable = item && sellableById(catalog, item.catentryId);
  return sellable?.kind === 'lens-package' ? sellable.lens.type : undefined;
}

/**
 * Returns whether a prescription stays when the lens type changes. The one power of ready readers is nobody's prescription, so
 * other lenses do not inherit it, nor do readers inherit one.
 */
function canPreserve(previousType: string | undefined, type: string): boolean {
  return (
    isPrescriptionLens(type) && (previousType === undefined || isReaders(previousType) === isReaders(type))
  );
}

/** Returns the plan that the command adds. Add-ons may repeat it, and name no other one. */
function requestedPlan(
  catalog: SandboxContext['catalog'],
  { addOns, warrantyCatentryId }: Call<'updateItemLensData'>['body'],
): PlanSellable | undefined {
  const plan = warrantyCatentryId === undefined ? undefined : findPlan(catalog, warrantyCatentryId);
  const addOn = findSinglePlan(catalog, addOns);
  if (addOn && addOn !== plan) reject(apiErrors.invalidField('addOns', 'is not the plan that is added'));
  return plan;
}

/** Returns the lens or plan item of a pair: the existing item with the new product, or a new item; none without a product. */
function replaceComponent(
  context: SandboxContext,
  frameItem: OrderItem,
  components: readonly OrderItem[],
  kind: 'LENS' | 'WARRANTY',
  sellable: Sellable | undefined,
): OrderItem[] {
  if (!sellable) return [];
  const existing = components.find((item) => item.kind === kind);
  if (existing) return [{ ...existing, ...sellableIds(sellable) }];
  const { orderItemId: parentItemId, quantity } = frameItem;
  return [newItem(context, sellable, { kind, quantity, parentItemId })];
}

/** Data that only the lens panel has; everything else about a lens is in the catalog. */
const PANEL_FIELDS = [
  'isSpeedySelected',
  'addRxLenses',
  'rxcReviewObject',
  'rxcImagery',
  'upsellConfig',
] as const;

/** Returns the lens panel's data. It is stored with the lens item and returned unchanged. */
function lensPanelAttributes(form: UpdateItemLensDataForm): OrderItem['attributes'] {
  return PANEL_FIELDS.flatMap((name) => {
    const value = form[name];
    return value === undefined ? [] : [{ name, value }];
  });
}
