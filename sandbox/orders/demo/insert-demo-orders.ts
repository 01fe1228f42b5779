import { type BuilderContext, CartBuilder } from '../../control/cart-builder';
import { missingPrescriptions } from '../../handlers/cart/missing-prescriptions';
import { priceOrder } from '../../pricing/price-order';
import type { SandboxContext } from '../../sandbox-context';
import { DEMO_PICTURE } from '../../seed/patients/demo-picture';
import { seedShoppers } from '../../seed/shoppers/seed-shoppers';
import type { Order, OrderItem } from '../../state/order';
import type { ShippingAddress } from '../../state/order-checkout';
import { DEMO_CASES, type DemoCase, type DemoOwner } from './demo-cases';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Below the counters of orders and items, so that no demo order takes the place of a shopper's. */
const FIRST_ORDER = 90_110_001;
const FIRST_ITEM = 70_010_001;
const FIRST_PRESCRIPTION = 31_001;

/** Inserts the demo orders where there are none. They were placed before now and send no email. */
export function insertDemoOrders(context: SandboxContext): void {
  if (context.state.orders.get(String(FIRST_ORDER))) return;
  const ids: Record<string, number> = { orderItem: FIRST_ITEM, prescription: FIRST_PRESCRIPTION };
  const nextId = (name: string) => {
    const id = ids[name] ?? 1;
    ids[name] = id + 1;
    return String(id);
  };
  const now = context.now().getTime();
  const orders = demoPeople().flatMap(({ owner, person }) =>
    DEMO_CASES.filter(({ owners }) => owners.includes(owner)).map((demoCase) => ({ demoCase, person })),
  );
  context.state.transaction(() => {
    for (const [index, { demoCase, person }] of orders.entries())
      insertDemoOrder(context, { demoCase, person, index, now, nextId });
  });
}

interface DemoOrder {
  demoCase: DemoCase;
  person: DemoPerson;
  index: number;
  /** Epoch milliseconds. */
  now: number;
  nextId: (name: string) => string;
}

function insertDemoOrder(context: SandboxContext, { demoCase, person, index, now, nextId }: DemoOrder): void {
  const { state, catalog, doctors, secret } = context;
  const { userId, storeId, languageId, address } = person;
  const { name, days } = demoCase;
  // A second before, so that the last change was made already.
  const changedAt = now - days.since * DAY_MS - 1000;
  const placedAt = changedAt - days.toLastChange * DAY_MS;
  const orderId = String(FIRST_ORDER + index);
  const savedFileName = `demo-${userId}_${orderId}.jpeg`;
  const order: Order = {
    orderId,
    userId,
    storeId,
    status: 'M',
    items: buildDemoItems(
      { catalog, doctors, now: () => new Date(placedAt), state: { nextId } },
      { demoCase, country: address.country, firstFrame: 2 * index, changedAt, savedFileName },
    ),
    promotionCodes: [],
    locked: false,
    prescriptionLinks: [secret()],
    shipping: { address, shipModeId: '13001' },
    payment: { piId: `demo-${orderId}`, card: DEMO_CARD, billTo: address, savesCard: false },
    demoName: name,
    createdAt: now,
    updatedAt: changedAt,
  };
  const currency = storeId === '10852' ? 'CAD' : 'USD';
  state.orders.insert({
    ...order,
    placement: {
      requestId: `demo-${orderId}`,
      placedAt,
      charged: priceOrder(order, { catalog, currency, now: placedAt }).grandTotal,
      currency,
      languageId,
      waitsForPrescription: missingPrescriptions(order, catalog).size > 0,
    },
  });
  if (order.items.some(({ prescription }) => prescription?.savedFileName === savedFileName))
    state.prescriptionFiles.insert({
      savedFileName,
      userId,
      name: 'prescription.jpeg',
      contentType: 'image/jpeg',
      data: DEMO_PICTURE,
      uploadedAt: placedAt,
    });
}

const DEMO_CARD = {
  brand: 'VISA',
  maskedNumber: 'xxxxxxxxxxxx1111',
  expMonth: '09',
  expYear: '2031',
  chargeCode: '100',
} as const;

/** A person with demo orders in a store. */
interface DemoPerson {
  userId: string;
  storeId: '10851' | '10852';
  languageId: '-1' | '-24' | '-25';
  address: ShippingAddress;
}

/** Returns the member and the guest with demo orders of each store: Ada and June in the US, Camille and Marc in Canada. */
function demoPeople(): { owner: DemoOwner; person: DemoPerson }[] {
  return [
    { owner: 'member', person: member('510001', { storeId: '10851', languageId: '-1' }) },
    { owner: 'guest', person: june },
    { owner: 'member', person: member('520002', { storeId: '10852', languageId: '-25' }) },
    { owner: 'guest', person: marc },
  ];
}

function member(userId: string, store: Pick<DemoPerson, 'storeId' | 'languageId'>): DemoPerson {
  const shopper = seedShoppers().find((candidate) => candidate.userId === userId);
  if (!shopper) throw new Error(`There is no demo shopper ${userId}.`);
  const { firstName, lastName, email, address } = shopper;
  return { userId, ...store, address: { firstName, lastName, email, ...address } };
}

/** Guests who cannot return, because their sessions do not exist. */
const june: DemoPerson = {
  userId: '500001',
  storeId: '10851',
  languageId: '-1',
  address: {
    firstName: 'June',
    lastName: 'Okoye',
    addressLines: ['59 Harbor Rd'],
    city: 'Portland',
    region: 'OR',
    postalCode: '97204',
    country: 'US',
    phone: '5035550133',
    email: 'june.okoye@example.com',
  },
};
const marc: DemoPerson = {
  userId: '500002',
  storeId: '10852',
  languageId: '-24',
  address: {
    firstName: 'Marc',
    lastName: 'Tremblay',
    addressLines: ['340 King St W'],
    city: 'Kingston',
    region: 'ON',
    postalCode: 'K7L 2X3',
    country: 'CA',
    phone: '6135550119',
    email: 'marc.tremblay@example.com',
  },
};

interface DemoItems {
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
function buildDemoItems(
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
