import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { parseUrl } from '@/domain/navigation/parse-url';
import type { Sandbox } from '../create-sandbox';
import type { SandboxContext } from '../sandbox-context';
import { latencyOf } from '../scenarios/latency';
import { scenarioName } from '../scenarios/scenario-name';
import { orderItemName } from '../serializers/item-name';
import { GENERIC_USER_ID, type Shopper } from '../session/shopper';
import { clockAhead } from '../state/clock-ahead';
import { findSku } from '../state/find-sku';
import type { OrderItem } from '../state/order';
import { states } from '../states/states';
import {
  advisorProfileView,
  cartCaseViews,
  examViews,
  memberViews,
  patientViews,
  scenarioView,
} from './control-views';
import { insuranceView } from './insurance-panel';
import { browserRoutes } from './routes/browser-routes';
import { type Caller, callerShopper } from './routes/caller';
import { dataRoutes } from './routes/data-routes';
import { shopRoutes } from './routes/shop-routes';
import { thirdPartyRoutes } from './routes/third-party-routes';

/** Far more than a well-used sandbox exports. */
const MAX_IMPORT_BYTES = 16 * 1024 * 1024;

/**
 * Rejects cross-site requests. A request without these headers is not from a page, but from a developer's script, for example.
 */
const sameOrigin: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin');
  const fetchSite = context.req.header('sec-fetch-site');
  const isCrossSite =
    (origin !== undefined && hostOf(origin) !== new URL(context.req.url).host) ||
    (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none');
  if (isCrossSite) return context.json({ message: 'Only same-origin requests are allowed.' }, 403);
  return next();
};

/** Compares hosts only, since a proxy may change the scheme. */
function hostOf(origin: string): string | undefined {
  return parseUrl(origin)?.host;
}

/** Creates the panel's API under /sandbox/api, which types the panel's client. */
export function createControlApp(sandbox: Sandbox) {
  const { context, scenarios } = sandbox;
  const { state } = context;

  return new Hono<Caller>()
    .basePath('/sandbox/api')
    .use(sameOrigin)
    .use(bodyLimit({ maxSize: MAX_IMPORT_BYTES }))
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .get('/status', (c) => {
      const shopper = callerShopper(context, c);
      return c.json({
        /** Set when unreadable data was quarantined. */
        notice: state.notice ?? '',
        scenario: scenarioName(c.req.raw, c.env.cookieHeader, context.defaults.scenario),
        latency: latencyOf(c.req.raw, c.env.cookieHeader, context.defaults.latency),
        shopper: shopperStateOf(context, shopper),
        members: memberViews(),
        patients: patientViews(context.now()),
        carts: cartCaseViews(),
        insurance: insuranceView(context, c.env.cookieHeader),
        exams: examViews(context),
        advisorProfile: advisorProfileView(context, shopper),
        /** The sandbox's clock in epoch milliseconds, and how far it is ahead of the real one. */
        now: context.now().getTime(),
        ahead: clockAhead(state),
      });
    })
    .get('/scenarios', (c) => c.json([...scenarios.values()].map(scenarioView)))
    .get('/states', (c) => c.json(states))
    .route('/', browserRoutes(sandbox))
    .route('/', shopRoutes(sandbox))
    .route('/', thirdPartyRoutes(sandbox))
    .route('/', dataRoutes(sandbox));
}

export type ControlApp = ReturnType<typeof createControlApp>;

/** A readable cart line. */
interface CartLine {
  id: string;
  name: string;
  /** Eyeglasses, sunglasses, lens of a frame, contact lens of the left or right eye, protection plan. */
  kind: OrderItem['kind'];
  quantity: number;
  /** True if the item has a prescription. */
  isPrescribed: boolean;
}

/** The shopper of a browser with their cart, wishlist and prescriptions. */
interface ShopperState {
  kind: 'anonymous' | 'guest' | 'member';
  userId: string;
  /** Empty for a guest. */
  name: string;
  /** Non-empty open orders: the cart of each store. */
  carts: { storeId: string; orderId: string; lines: CartLine[] }[];
  saved: { id: string; storeId: string; name: string }[];
  /** Numbers only, because the contents are personal. */
  prescriptions: { saved: number; files: number };
}

/** Reads the shopper's state from the sandbox. */
function shopperStateOf({ state, catalog }: SandboxContext, shopper: Shopper): ShopperState {
  const user = state.users.get(shopper.userId);
  const carts = state.orders
    .by('user', shopper.userId)
    .filter(({ status, items }) => status === 'P' && items.length > 0)
    .map(({ storeId, orderId, items }) => ({ storeId, orderId, lines: items.map(lineOf) }));
  const saved = state.savedItems
    .by('user', shopper.userId)
    .map(({ savedItemId, storeId, catentryId, upc }) => ({
      id: savedItemId,
      storeId,
      name: frameName(catentryId) ?? upc,
    }));
  const prescriptions = {
    saved: state.accountPrescriptions.by('user', shopper.userId).length,
    files: state.prescriptionFiles.by('user', shopper.userId).length,
  };
  const { userId } = shopper;
  return { kind: kindOf(shopper), userId, name: nameOf(user), carts, saved, prescriptions };

  function lineOf(item: OrderItem): CartLine {
    const { orderItemId, kind, quantity, prescriptionId } = item;
    const name = frameName(item.catentryId) ?? orderItemName(catalog, item, { language: 'en' });
    return { id: orderItemId, kind, quantity, name, isPrescribed: prescriptionId !== undefined };
  }

  function frameName(catentryId: string): string | undefined {
    const sku = findSku(catalog, catentryId);
    return sku && `${sku.model.brand} ${sku.model.modelName}, ${sku.color.colorName.en}`;
  }
}

function kindOf({ userId, registerType }: Shopper): ShopperState['kind'] {
  if (userId === GENERIC_USER_ID) return 'anonymous';
  return registerType === 'R' ? 'member' : 'guest';
}

function nameOf(user: { firstName: string; lastName: string } | undefined): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}
