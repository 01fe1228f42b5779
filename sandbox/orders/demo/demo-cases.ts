import type { CartBuilder } from '../../control/cart-builder';
import type { ItemStatus, OrderItem } from '../../state/order';

/** Owner of a demo order. */
export type DemoOwner = 'member' | 'guest';

/** A demo order: one for each row of the status table, and for other states of the tracking (003 §4.2). */
export interface DemoCase {
  name: string;
  title: string;
  owners: readonly DemoOwner[];
  /** Days between the placed order and its last change, and from there to today. */
  days: { toLastChange: number; since: number };
  fill: (order: DemoOrderBuilder, country: 'US' | 'CA') => void;
}

/** Builds the items of a placed order. */
export interface DemoOrderBuilder {
  cart: CartBuilder;
  /** A prescription that is a picture. */
  picture: Partial<OrderItem>;
  /** Moves these items, or all, to a status, where they stay. */
  move: (status: ItemStatus, items?: readonly OrderItem[]) => void;
}

const BOTH: readonly DemoOwner[] = ['member', 'guest'];
const MEMBER: readonly DemoOwner[] = ['member'];

/** Creates a pair of glasses with its prescription. */
function prescribedPair({ cart }: DemoOrderBuilder): OrderItem {
  const frame = cart.glasses('single-vision');
  cart.prescribe([frame], { prescription: { ...cart.values() } });
  return frame;
}

/** Creates the contact lenses of both eyes. */
function lensPair({ cart }: DemoOrderBuilder): OrderItem[] {
  return [cart.contactLens('RCON', '-2.25'), cart.contactLens('LCON', '-2.00')];
}

function prescribedLensPair(order: DemoOrderBuilder, country: 'US' | 'CA'): OrderItem[] {
  const pair = lensPair(order);
  order.cart.prescribe(pair, { prescription: { ...order.cart.doctor(country) } });
  return pair;
}

/** Creates a case of one pair of glasses with its prescription. */
function pairCase(
  name: string,
  title: string,
  status: ItemStatus,
  { owners = MEMBER, toLastChange = 3, since = 1, plan = false, fields = {} }: Partial<PairOptions> = {},
): DemoCase {
  return {
    name,
    title,
    owners,
    days: { toLastChange, since },
    fill: (order) => {
      const frame = prescribedPair(order);
      order.cart.change([frame], fields);
      if (plan) order.cart.plan(frame);
      order.move(status);
    },
  };
}

interface PairOptions {
  owners: readonly DemoOwner[];
  toLastChange: number;
  since: number;
  plan: boolean;
  fields: Partial<OrderItem>;
}

export const DEMO_CASES: readonly DemoCase[] = [
  {
    name: 'by-time',
    title: 'Moves on by itself with the clock',
    owners: BOTH,
    days: { toLastChange: 0, since: 0 },
    fill: (order) => void prescribedPair(order),
  },
  {
    name: 'pending-prescription',
    title: 'Pending prescription (E, lens without field2)',
    owners: BOTH,
    days: { toLastChange: 0, since: 2 },
    fill: ({ cart, move }) => {
      cart.glasses('single-vision');
      move('E');
    },
  },
  pairCase('prescription-received', 'In process (E, lens with field2)', 'E', { toLastChange: 0, since: 2 }),
  {
    name: 'contact-lenses-pending',
    title: 'Contact lenses pending their prescription (E)',
    owners: MEMBER,
    days: { toLastChange: 0, since: 2 },
    fill: (order) => {
      lensPair(order);
      order.move('E');
    },
  },
  {
    name: 'contact-lenses-received',
    title: 'Contact lenses in process (E, own field2)',
    owners: MEMBER,
    days: { toLastChange: 0, since: 2 },
    fill: (order, country) => {
      prescribedLensPair(order, country);
      order.move('E');
    },
  },
  {
    name: 'frame-only',
    title: 'A frame alone, in process (E)',
    owners: MEMBER,
    days: { toLastChange: 0, since: 1 },
    fill: ({ cart, move }) => {
      cart.glasses();
      move('E');
    },
  },
  {
    name: 'picture',
    title: 'In process, with a picture of the prescription (M)',
    owners: MEMBER,
    days: { toLastChange: 0, since: 1 },
    fill: ({ cart, move, picture }) => {
      cart.prescribe([cart.glasses('single-vision')], picture);
      move('M');
    },
  },
  pairCase('released', 'At the lab: another letter (R)', 'R'),
  pairCase('shipped', 'Shipped, with a protection plan (S)', 'S', { owners: BOTH, plan: true }),
  pairCase('shipped-by-call', 'Shipped, link from the carrier call only (S)', 'S', {
    fields: { tracking: 'by-call' },
  }),
  pairCase('shipped-unknown', 'Shipped, without carrier link and date (S)', 'S', {
    fields: { tracking: 'none', isUndated: true },
  }),
  pairCase('ready-for-pickup', 'Ready for pickup (U)', 'U'),
  pairCase('completed', 'Completed, can be returned (D)', 'D', { owners: BOTH, toLastChange: 9, plan: true }),
  pairCase('completed-long-ago', 'Completed, too long ago for a return (D)', 'D', {
    toLastChange: 9,
    since: 60,
  }),
  pairCase('canceled', 'Canceled (X)', 'X', { owners: BOTH, toLastChange: 1, since: 4 }),
  pairCase('returned', 'Returned (Z)', 'Z', { toLastChange: 20, since: 3 }),
  {
    name: 'contact-lenses-completed',
    title: 'Contact lenses of both eyes, completed (D)',
    owners: BOTH,
    days: { toLastChange: 6, since: 5 },
    fill: (order, country) => {
      prescribedLensPair(order, country);
      order.move('D');
    },
  },
  {
    name: 'mixed',
    title: 'Many items in different statuses',
    owners: BOTH,
    days: { toLastChange: 4, since: 1 },
    fill: (order, country) => {
      const { cart, move } = order;
      const shipped = prescribedPair(order);
      cart.plan(shipped);
      move('S', [shipped]);
      move('E', [cart.glasses('progressive')]);
      move('D', [cart.glasses()]);
      const [right, left] = prescribedLensPair(order, country);
      if (right) move('U', [right]);
      if (left) move('D', [left]);
    },
  },
];
