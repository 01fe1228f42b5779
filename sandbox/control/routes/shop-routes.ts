import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import type { Sandbox } from '../../create-sandbox';
import { changeStatus } from '../../orders/change-status';
import { DEMO_CASES } from '../../orders/demo/demo-cases';
import { orderStatus } from '../../orders/order-timeline';
import { isPlaced, type PlacedItem, type PlacedOrder, placedItems } from '../../orders/placed-items';
import type { SandboxContext } from '../../sandbox-context';
import { orderItemName } from '../../serializers/item-name';
import { responseView } from '../../serializers/response-view';
import { toDoctor } from '../../serializers/to-doctor';
import type { Shopper } from '../../session/shopper';
import { putClockForward } from '../../state/clock-ahead';
import { countryOfStore } from '../../state/members';
import type { ItemStatus, OrderItem } from '../../state/order';
import { removeExams, requestView } from '../control-views';
import { sentEmails } from '../sent-emails';
import { type Caller, callerShopper, jsonBody } from './caller';

/** Actions of the panel on a placed order. */
const ORDER_MOVES = [
  'in-process',
  'prescription-received',
  'released',
  'shipped',
  'ready-for-pickup',
  'completed',
  'canceled',
  'returned',
] as const;
type OrderMove = (typeof ORDER_MOVES)[number];

const STATUSES: Readonly<Record<Exclude<OrderMove, 'prescription-received'>, ItemStatus>> = {
  'in-process': 'M',
  released: 'R',
  shipped: 'S',
  'ready-for-pickup': 'U',
  completed: 'D',
  canceled: 'X',
  returned: 'Z',
};

/** The order, the item (default: all) and where it moves. */
interface OrderMovement {
  orderId: string;
  orderItemId?: string | undefined;
  move: OrderMove;
}

/** Moves a placed order, or one item with its lens and plan. @returns false where there is no such order or item. */
function moveOrder(context: SandboxContext, { orderId, orderItemId, move }: OrderMovement): boolean {
  const { state } = context;
  const order = state.orders.get(orderId);
  const isKnown =
    orderItemId === undefined || order?.items.some((item) => item.orderItemId === orderItemId) === true;
  if (!isPlaced(order) || !isKnown) return false;
  const itemIds = orderItemId === undefined ? undefined : [orderItemId];
  state.transaction(() => {
    if (move === 'prescription-received') receivePrescription(context, order, orderItemId);
    else changeStatus(context, order, STATUSES[move], itemIds);
  });
  return true;
}

/** Names a doctor for each item that waits for its prescription, as the prescription step does. */
function receivePrescription(context: SandboxContext, order: PlacedOrder, orderItemId: string | undefined) {
  const { state, now, doctors } = context;
  const country = countryOfStore(order.storeId);
  const doctor = doctors.find(({ address, phone }) => address.country === country && phone !== '');
  if (!doctor) throw new Error(`There is no doctor in ${country}.`);
  const waiting = placedItems(context, order)
    .filter(({ isWaiting, item }) => isWaiting && item.parentItemId === undefined)
    .map(({ item }) => item.orderItemId)
    .filter((id) => orderItemId === undefined || id === orderItemId);
  const prescriptionId = state.nextId('prescription');
  const prescribed = (item: OrderItem): OrderItem => ({
    ...item,
    prescriptionId,
    prescription: { prescriptionId, prescriptionOriginMode: 'callDoctor', doctor: toDoctor(doctor) },
    prescribedAt: now().getTime(),
  });
  state.orders.update(order.orderId, {
    items: order.items.map((item) => (waiting.includes(item.orderItemId) ? prescribed(item) : item)),
    updatedAt: now().getTime(),
  });
}

/** Four weeks at once. */
const MAX_CLOCK_HOURS = 28 * 24;
const HOUR_MS = 60 * 60 * 1000;

const clockSchema = z.object({ hours: z.number().int().min(1).max(MAX_CLOCK_HOURS) });
const orderSchema = z.object({
  orderId: z.string(),
  /** Default: all items. */
  orderItemId: z.string().optional(),
  move: z.enum(ORDER_MOVES),
});

/** Routes for the state of all shoppers: the clock, orders, exams, emails and the request log. */
export function shopRoutes({ context, log }: Sandbox) {
  const { state } = context;
  return new Hono<Caller>()
    .put('/clock', jsonBody(clockSchema), (c) => {
      putClockForward(state, c.req.valid('json').hours * HOUR_MS);
      return c.json({ now: context.now().getTime() });
    })
    .get('/orders', (c) => c.json(orderViews(context, callerShopper(context, c))))
    .put('/order', jsonBody(orderSchema), (c) =>
      moveOrder(context, c.req.valid('json'))
        ? c.json({ done: true })
        : c.json({ message: 'There is no such order or item.' }, 400),
    )
    .delete('/exams', (c) => {
      removeExams(state);
      return c.json({ done: true });
    })
    .get('/emails', (c) => c.json(sentEmails(context)))
    .get('/requests', validator('query', parseAfter), (c) =>
      c.json({ last: log.last, requests: log.after(c.req.valid('query').after).map(requestView) }),
    )
    .delete('/requests', (c) => {
      log.clear();
      return c.json({ done: true });
    });
}

/** Returns the ID after which requests are returned; 0 for all. */
function parseAfter({ after }: Record<string, string | string[]>): { after: number } {
  return { after: typeof after === 'string' && /^\d+$/.test(after) ? Number(after) : 0 };
}

/** A placed order in the panel: without name and address, and without the email of anybody but the demo shoppers. */
export interface OrderView {
  orderId: string;
  storeId: string;
  /** Empty for an order that somebody placed. */
  demoTitle: string;
  /** Demo orders only. */
  email: string;
  /** The shopper of this browser placed it. */
  isOwn: boolean;
  /** Epoch milliseconds. */
  placedAt: number;
  status: ItemStatus;
  items: OrderItemView[];
}

interface OrderItemView {
  orderItemId: string;
  name: string;
  kind: OrderItem['kind'];
  quantity: number;
  status: ItemStatus;
  isWaiting: boolean;
}

const DEMO_TITLES = new Map(DEMO_CASES.map(({ name, title }) => [name, title]));

/**
 * Returns all placed orders: those of this browser's shopper first, then those that others placed, then the demo orders; newest
 * first.
 */
function orderViews(context: SandboxContext, shopper: Shopper): OrderView[] {
  const views = context.state.orders
    .all()
    .filter(isPlaced)
    .map((order) => orderView(context, order, shopper))
    .sort((first, second) => second.placedAt - first.placedAt);
  const rank = ({ isOwn, demoTitle }: OrderView) => Number(demoTitle !== '') * 2 + Number(!isOwn);
  return views.sort((first, second) => rank(first) - rank(second));
}

function orderView(context: SandboxContext, order: PlacedOrder, shopper: Shopper): OrderView {
  const { orderId, storeId, demoName, shipping, userId, placement } = order;
  const items = placedItems(context, order);
  return {
    orderId,
    storeId,
    demoTitle: demoName === undefined ? '' : (DEMO_TITLES.get(demoName) ?? demoName),
    email: demoName === undefined ? '' : (shipping?.address?.email ?? ''),
    isOwn: userId === shopper.userId,
    placedAt: placement.placedAt,
    status: orderStatus(items.map(({ status }) => status)),
    items: items.map((placed) => itemView(context, order, placed)),
  };
}

function itemView(
  { catalog }: SandboxContext,
  { storeId }: PlacedOrder,
  { item, status, isWaiting }: PlacedItem,
): OrderItemView {
  const { orderItemId, kind, quantity } = item;
  const name = orderItemName(catalog, item, responseView(storeId));
  return { orderItemId, name, kind, quantity, status, isWaiting };
}
