import type { ReorderedPrescription } from '@generated/orders/model/reorderedPrescription';
import type { ReorderResult } from '@generated/orders/model/reorderResult';
import type { UnavailableItem } from '@generated/orders/model/unavailableItem';
import type { UnavailableReason } from '@generated/orders/model/unavailableReason';
import type { Call, Handler } from '../../call';
import { ApiErrorResponse, apiErrors, reject } from '../../http/api-errors';
import type { PlacedOrder } from '../../orders/placed-items';
import { type Sellable, sellableById } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import { lensPackagesFor } from '../../seed/catalog/lenses/lens-packages-for';
import { toQuantity } from '../../serializers/cart/amount';
import { orderItemName } from '../../serializers/item-name';
import { type ResponseView, responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { Order, OrderItem } from '../../state/order';
import { childItems, isMainItem, isSameContactLens } from '../../state/order-items';
import { currentOrder, replaceItems } from '../../state/orders';
import { checkQuantities } from '../cart/check-quantities';
import { newItem } from '../cart/new-item';
import { resolveContactLensParameters } from '../cart/resolve-contact-lens-parameters';
import { requireOrCreateOrder } from '../cart/shopper-order';
import { requireProvenOrder } from './guest-orders';
import { orderErrors } from './order-errors';
import { ReorderedPrescriptions } from './reordered-prescriptions';

type ReorderCall = Call<'reorderItems'>;

/** Adds the ordered items to the shopper's cart, once per request. */
export const reorderItems: Handler<'reorderItems'> = (call, context) => {
  const { shopper, params, body } = call;
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const order = requireProvenOrder(context, { ...params, email: body.email });
  return earlierResult(call, context) ?? addItems(call, context, order);
};

/** @throws ApiErrorResponse 400 when the request id belongs to another order or shopper. */
function earlierResult(
  { shopper, params, body }: ReorderCall,
  { state }: SandboxContext,
): ReorderResult | undefined {
  const earlier = state.reorders.get(body.requestId);
  if (!earlier) return undefined;
  const isSameRequest = earlier.userId === shopper.userId && earlier.orderId === params.orderId;
  return isSameRequest ? (earlier.result as unknown as ReorderResult) : reject(orderErrors.requestIdReused());
}

function addItems(
  { shopper, params, query, body }: ReorderCall,
  context: SandboxContext,
  order: PlacedOrder,
): ReorderResult {
  const { state, now } = context;
  const { storeId } = params;
  const cart = currentOrder(state, shopper.userId, storeId);
  const reorder = new Reorder(context, {
    order,
    shopper,
    cart: { orderId: cart?.orderId ?? '', items: cart?.items ?? [] },
    view: responseView(storeId, query),
  });
  for (const item of requestedItems(order, body.orderItemIds)) reorder.add(item);
  const { items, added, unavailable } = reorder;
  let orderId: string | undefined;
  if (added.length > 0) {
    const target = requireOrCreateOrder(context, { shopper, storeId });
    replaceItems(state, target, items, now().getTime());
    orderId = target.orderId;
  }
  const result: ReorderResult = {
    ...(orderId === undefined ? {} : { orderId }),
    added: added.map(({ quantity, ...fields }) => ({ ...fields, quantity: toQuantity(quantity) })),
    unavailable,
  };
  state.reorders.insert({
    requestId: body.requestId,
    orderId: order.orderId,
    userId: shopper.userId,
    result: { ...result },
  });
  return result;
}

/** @throws ApiErrorResponse 400 for a line that is not of this order, or not a frame or contact lens. */
function requestedItems(order: PlacedOrder, orderItemIds: readonly string[] | undefined): OrderItem[] {
  const items = order.items.filter(isMainItem);
  if (!orderItemIds) return items;
  return [...new Set(orderItemIds)].map(
    (id) =>
      items.find(({ orderItemId }) => orderItemId === id) ??
      reject(apiErrors.invalidField('orderItemIds', 'has an unknown item')),
  );
}

interface ReorderTerms {
  order: Order;
  shopper: Shopper;
  cart: Pick<Order, 'orderId' | 'items'>;
  view: ResponseView;
}

interface AddedItem {
  orderItemId: string;
  cartItemId: string;
  quantity: number;
  prescription: ReorderedPrescription;
}

/** The errors of the cart for which a line is not available. */
const REASONS: Partial<Record<string, UnavailableReason>> = {
  _API_CANT_RESOLVE_FFMCENTER: 'OUT_OF_STOCK',
  _ERR_PROD_NOT_ORDERABLE: 'NOT_OFFERED',
  // A parameter of a contact lens is no longer made.
  _ERR_BAD_PARMS: 'NOT_OFFERED',
  _ERR_THRESHOLD_SHOPPING_CART_QUANTITY: 'OVER_QUANTITY',
};

/** Collects a cart's new items, line by line. Each line is added completely, or named as unavailable. */
class Reorder {
  readonly added: AddedItem[] = [];
  readonly unavailable: UnavailableItem[] = [];
  items: readonly OrderItem[];
  readonly #prescriptions: ReorderedPrescriptions;

  readonly context: SandboxContext;
  readonly terms: ReorderTerms;

  constructor(context: SandboxContext, terms: ReorderTerms) {
    this.context = context;
    this.terms = terms;
    this.items = terms.cart.items;
    this.#prescriptions = new ReorderedPrescriptions(context, terms);
  }

  /** @param item a frame or a contact lens of the order. */
  add(item: OrderItem): void {
    const sellable = sellableById(this.context.catalog, item.catentryId);
    if (sellable?.kind === 'frame') this.#addPair(item, sellable);
    else if (sellable?.kind === 'contact-lens') this.#addBoxes(item, sellable);
    else this.#reject(item, 'NOT_OFFERED');
  }

  #addBoxes(item: OrderItem, sellable: Extract<Sellable, { kind: 'contact-lens' }>): void {
    this.#attempt(item, () => {
      const attributes = resolveContactLensParameters(sellable.lens, item.attributes);
      const { fields, outcome } = this.#prescriptions.of(item);
      const { kind, quantity } = item;
      const boxes: OrderItem = {
        ...newItem(this.context, sellable, { kind, quantity, attributes }),
        ...fields,
      };
      const existing = this.items.find((candidate) => isSameContactLens(candidate, boxes));
      if (!existing) return { items: [...this.items, boxes], changed: [boxes], outcome };
      const merged = { ...fields, ...existing, quantity: existing.quantity + quantity };
      const items = this.items.map((other) => (other === existing ? merged : other));
      return { items, changed: [merged], outcome };
    });
  }

  #addPair(item: OrderItem, sellable: Extract<Sellable, { kind: 'frame' }>): void {
    const children = childItems(this.terms.order.items, item.orderItemId);
    const lensItem = children.find(({ kind }) => kind === 'LENS');
    const planItem = children.find(({ kind }) => kind === 'WARRANTY');
    const { catalog } = this.context;
    const lens = lensItem && sellableById(catalog, lensItem.catentryId);
    const plan = planItem && sellableById(catalog, planItem.catentryId);
    const isLensOffered =
      lens?.kind === 'lens-package' &&
      lensPackagesFor(sellable.model, sellable.color).some(
        ({ catentryId }) => catentryId === lens.lens.catentryId,
      );
    if (lensItem && !isLensOffered) {
      this.#reject(item, 'LENS_NOT_OFFERED');
      return;
    }
    if (planItem && plan?.kind !== 'protection-plan') this.#reject(item, 'PLAN_NOT_OFFERED');
    this.#attempt(item, () => {
      const { kind, quantity } = item;
      const { fields, outcome } = this.#prescriptions.of(item, lens);
      const frame: OrderItem = { ...newItem(this.context, sellable, { kind, quantity }), ...fields };
      const child = { quantity, parentItemId: frame.orderItemId };
      const pair = [
        frame,
        ...(lens && lensItem
          ? [newItem(this.context, lens, { kind: 'LENS', ...child, attributes: this.#lensData(lensItem) })]
          : []),
        ...(plan?.kind === 'protection-plan'
          ? [newItem(this.context, plan, { kind: 'WARRANTY', ...child })]
          : []),
      ];
      return { items: [...this.items, ...pair], changed: pair, outcome };
    });
  }

  /** Returns the lens panel's data about a lens. For others than the owner, only the choice of a speedy lens. */
  #lensData({ attributes }: OrderItem): OrderItem['attributes'] {
    const { order, shopper } = this.terms;
    if (shopper.userId === order.userId) return attributes;
    return attributes.filter(({ name }) => name === 'isSpeedySelected');
  }

  /** Adds a line unless the cart would reject it. */
  #attempt(
    item: OrderItem,
    build: () => { items: OrderItem[]; changed: readonly OrderItem[]; outcome: ReorderedPrescription },
  ): void {
    try {
      const { items, changed, outcome } = build();
      checkQuantities(this.context, this.terms.cart, { items, changed });
      this.items = items;
      const [main] = changed;
      this.added.push({
        orderItemId: item.orderItemId,
        cartItemId: main?.orderItemId ?? '',
        quantity: item.quantity,
        prescription: outcome,
      });
    } catch (error) {
      const reason = error instanceof ApiErrorResponse ? REASONS[error.apiError.errorKey] : undefined;
      if (!reason) throw error;
      this.#reject(item, reason);
    }
  }

  #reject(item: OrderItem, reason: UnavailableReason): void {
    const name = orderItemName(this.context.catalog, item, this.terms.view);
    this.unavailable.push({ orderItemId: item.orderItemId, name, reason });
  }
}
