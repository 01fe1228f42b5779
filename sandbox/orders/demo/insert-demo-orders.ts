import { missingPrescriptions } from '../../handlers/cart/missing-prescriptions';
import { priceOrder } from '../../pricing/price-order';
import type { SandboxContext } from '../../sandbox-context';
import { DEMO_PICTURE } from '../../seed/patients/demo-picture';
import type { Order } from '../../state/order';
import { buildDemoItems } from './build-demo-items';
import { DEMO_CASES, type DemoCase } from './demo-cases';
import { type DemoPerson, demoPeople } from './demo-people';

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
