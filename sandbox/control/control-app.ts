import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { parseUrl } from '@/domain/navigation/parse-url';
import type { Sandbox } from '../create-sandbox';
import { latencyOf } from '../scenarios/latency';
import { scenarioName } from '../scenarios/scenario-name';
import { clockAhead } from '../state/clock-ahead';
import { states } from '../states/states';
import { advisorProfileView } from './advisor-panel';
import { cartCaseViews, memberViews, scenarioView } from './control-views';
import { examViews } from './exam-views';
import { insuranceView } from './insurance-panel';
import { patientViews } from './patient-cookie';
import { browserRoutes } from './routes/browser-routes';
import { type Caller, callerShopper } from './routes/caller';
import { dataRoutes } from './routes/data-routes';
import { shopRoutes } from './routes/shop-routes';
import { thirdPartyRoutes } from './routes/third-party-routes';
import { shopperStateOf } from './shopper-state';

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
