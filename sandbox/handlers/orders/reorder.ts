import type { ReorderedPrescription } from '@generated/orders/model/reorderedPrescription';
import type { UnavailableItem } from '@generated/orders/model/unavailableItem';
import type { UnavailableReason } from '@generated/orders/model/unavailableReason';
import { ApiErrorResponse } from '../../http/api-errors';
import { type Sellable, sellableById } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import { lensPackagesFor } from '../../seed/catalog/lenses/lens-packages-for';
import { itemName } from '../../serializers/item-name';
import type { ResponseView } from '../../serializers/response-view';
import type { Shopper } from '../../session/shopper';
import type { Order, OrderItem } from '../../state/order';
import { childItems, isSameContactLens } from '../../state/order-items';
import { checkQuantities } from '../cart/check-quantities';
import { newItem } from '../cart/new-item';
import { resolveContactLensParameters } from '../cart/resolve-contact-lens-parameters';
import { ReorderedPrescriptions } from './reordered-prescriptions';

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
export class Reorder {
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

  #reject({ orderItemId, catentryId, partNumber }: OrderItem, reason: UnavailableReason): void {
    const sellable = sellableById(this.context.catalog, catentryId);
    const name = sellable ? itemName(sellable, this.terms.view) : partNumber;
    this.unavailable.push({ orderItemId, name, reason });
  }
}
