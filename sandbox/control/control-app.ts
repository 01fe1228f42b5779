import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import { z } from 'zod';
import type { Sandbox } from '../create-sandbox';
import { ImportError } from '../db/database-snapshot';
import { DocumentError } from '../db/document-error';
import { ApiErrorResponse } from '../http/api-errors';
import type { CookieToSet } from '../http/cookies';
import { grantCode } from '../identity-provider/grants';
import { accountsOf } from '../identity-provider/social-accounts';
import { resetState } from '../reset-state';
import { latencyCookie, latencyOf, MAX_LATENCY_MS } from '../scenarios/latency';
import { scenarioCookie, scenarioName } from '../scenarios/scenario-name';
import { GENERIC_SHOPPER, type Shopper, shopperFromSession } from '../session/shopper';
import { clockAhead, putClockForward } from '../state/clock-ahead';
import { advisorProfileView, clearAdvisorProfile } from './advisor-panel';
import { cartCaseViews, memberViews, requestView, scenarioView } from './control-views';
import { examViews, removeExams } from './exam-views';
import { withoutSecrets } from './exported-data';
import { fillCart } from './fill-cart';
import { claimFormView, insuranceView, unlockInsurance } from './insurance-panel';
import { moveOrder, ORDER_MOVES } from './move-order';
import { orderViews } from './order-views';
import { parcelView } from './parcel-view';
import { patientCookie, patientViews } from './patient-cookie';
import { sameOrigin } from './same-origin';
import { sentEmails } from './sent-emails';
import { shopperStateOf } from './shopper-state';
import { switchShopper } from './switch-shopper';

/** Environment of a request: the caller's cookies, and a function that sets new ones. */
interface Caller {
  Bindings: { cookieHeader: string; setCookie: (cookie: CookieToSet) => void };
}
type CallerContext = Context<Caller>;

/** Far more than a well-used sandbox exports. */
const MAX_IMPORT_BYTES = 16 * 1024 * 1024;

/** Four weeks at once. */
const MAX_CLOCK_HOURS = 28 * 24;
const HOUR_MS = 60 * 60 * 1000;

const roleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({ kind: z.literal('guest') }),
  z.object({ kind: z.literal('member'), userId: z.string() }),
]);
const latencySchema = z.object({ milliseconds: z.number().int().min(0).max(MAX_LATENCY_MS) });
const patientSchema = z.object({ name: z.string() });
const cartSchema = z.object({ name: z.string(), storeId: z.enum(['10851', '10852']) });
const authorizationSchema = z.object({
  provider: z.enum(['google', 'facebook']),
  accountId: z.string(),
  codeChallenge: z.string().regex(/^[\w-]{43}$/),
  redirectUri: z.string().max(2048),
});
const clockSchema = z.object({ hours: z.number().int().min(1).max(MAX_CLOCK_HOURS) });
const orderSchema = z.object({
  orderId: z.string(),
  /** Default: all items. */
  orderItemId: z.string().optional(),
  move: z.enum(ORDER_MOVES),
});
const scenarioSchema = z.object({ name: z.string() });

/** The panel's API under /sandbox/api. The panel's client is typed by it. */
export function createControlApp(sandbox: Sandbox) {
  const { context, scenarios, log } = sandbox;
  const { state } = context;

  return new Hono<Caller>()
    .basePath('/sandbox/api')
    .use(sameOrigin)
    .use(bodyLimit({ maxSize: MAX_IMPORT_BYTES }))
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .get('/status', (c) =>
      c.json({
        /** Set when unreadable data was quarantined. */
        notice: state.notice ?? '',
        scenario: scenarioName(c.req.raw, c.env.cookieHeader),
        latency: latencyOf(c.req.raw, c.env.cookieHeader),
        shopper: shopperStateOf(context, callerShopper(c)),
        members: memberViews(),
        patients: patientViews(context.now()),
        carts: cartCaseViews(),
        insurance: insuranceView(context, c.env.cookieHeader),
        exams: examViews(context),
        advisorProfile: advisorProfileView(context, callerShopper(c)),
        /** The sandbox's clock in epoch milliseconds, and how far it is ahead of the real one. */
        now: context.now().getTime(),
        ahead: clockAhead(state),
      }),
    )
    .get('/scenarios', (c) => c.json([...scenarios.values()].map(scenarioView)))
    .put('/scenario', jsonBody(scenarioSchema), (c) => {
      const { name } = c.req.valid('json');
      if (name !== '' && !scenarios.has(name))
        return c.json({ message: `There is no scenario "${name}".` }, 400);
      c.env.setCookie(scenarioCookie(name));
      return c.json({ scenario: name });
    })
    .put('/latency', jsonBody(latencySchema), (c) => {
      const { milliseconds } = c.req.valid('json');
      c.env.setCookie(latencyCookie(milliseconds));
      return c.json({ latency: milliseconds });
    })
    .put('/patient', jsonBody(patientSchema), (c) => {
      const cookie = patientCookie(c.req.valid('json').name, context.now());
      if (!cookie) return c.json({ message: 'There is no such patient.' }, 400);
      c.env.setCookie(cookie);
      return c.json({ done: true });
    })
    .put('/cart', jsonBody(cartSchema), (c) => {
      const cookies = fillCart(context, callerShopper(c), c.req.valid('json'));
      if (!cookies) return c.json({ message: 'There is no such cart.' }, 400);
      for (const cookie of cookies) c.env.setCookie(cookie);
      return c.json({ done: true });
    })
    .put('/clock', jsonBody(clockSchema), (c) => {
      putClockForward(state, c.req.valid('json').hours * HOUR_MS);
      return c.json({ now: context.now().getTime() });
    })
    .delete('/insurance-lock', (c) => {
      for (const cookie of unlockInsurance(state, c.env.cookieHeader)) c.env.setCookie(cookie);
      return c.json({ done: true });
    })
    .delete('/advisor-profile', (c) => {
      clearAdvisorProfile(state, callerShopper(c));
      return c.json({ done: true });
    })
    .delete('/exams', (c) => {
      removeExams(state);
      return c.json({ done: true });
    })
    .get('/orders', (c) => c.json(orderViews(context, callerShopper(c))))
    .put('/order', jsonBody(orderSchema), (c) =>
      moveOrder(context, c.req.valid('json'))
        ? c.json({ done: true })
        : c.json({ message: 'There is no such order or item.' }, 400),
    )
    .get('/parcel', (c) => {
      const parcel = parcelView(context, c.req.query('number') ?? '');
      return parcel ? c.json(parcel) : c.json({ message: 'There is no such parcel.' }, 404);
    })
    .get('/claim-form', (c) => {
      const form = claimFormView(c.req.query('provider') ?? '', c.req.query('lang') ?? '');
      return form ? c.json(form) : c.json({ message: 'There is no such form.' }, 404);
    })
    .get('/social-accounts', (c) => c.json(accountsOf(c.req.query('provider') ?? '')))
    .post('/authorization', jsonBody(authorizationSchema), (c) => {
      const { provider, accountId, ...request } = c.req.valid('json');
      const account = accountsOf(provider).find(({ id }) => id === accountId);
      if (!account) return c.json({ message: 'There is no such account.' }, 400);
      return c.json({ code: state.transaction(() => grantCode(context, account, request)) });
    })
    .put('/shopper', jsonBody(roleSchema), (c) => {
      const cookies = switchShopper(context, callerShopper(c), c.req.valid('json'));
      if (!cookies) return c.json({ message: 'There is no such member.' }, 400);
      for (const cookie of cookies) c.env.setCookie(cookie);
      return c.json({ done: true });
    })
    .get('/requests', validator('query', parseAfter), (c) =>
      c.json({ last: log.last, requests: log.after(c.req.valid('query').after).map(requestView) }),
    )
    .delete('/requests', (c) => {
      log.clear();
      return c.json({ done: true });
    })
    .get('/emails', (c) => c.json(sentEmails(context)))
    .get('/data', (c) =>
      c.body(JSON.stringify(withoutSecrets(state.export())), 200, {
        'Content-Type': 'application/json',
      }),
    )
    .put('/data', async (c) => {
      try {
        state.import(JSON.parse(await c.req.text()));
      } catch (error) {
        if (!isInvalidImport(error)) throw error;
        return c.json({ message: error.message }, 400);
      }
      return c.json({ done: true });
    })
    .delete('/data', (c) => {
      resetState(context);
      return c.json({ done: true });
    });

  function callerShopper(c: CallerContext): Shopper {
    try {
      return shopperFromSession({
        state,
        headers: c.req.raw.headers,
        cookieHeader: c.env.cookieHeader,
        now: context.now().getTime(),
      });
    } catch (error) {
      // The session has expired, or was reset with the data.
      if (error instanceof ApiErrorResponse) return GENERIC_SHOPPER;
      throw error;
    }
  }
}

export type ControlApp = ReturnType<typeof createControlApp>;

/** The ID after which requests are returned; 0 for all. */
function parseAfter({ after }: Record<string, string | string[]>): { after: number } {
  return { after: typeof after === 'string' && /^\d+$/.test(after) ? Number(after) : 0 };
}

/** Whether an import failed because the file is not a valid export. */
function isInvalidImport(error: unknown): error is Error {
  return error instanceof ImportError || error instanceof DocumentError || error instanceof SyntaxError;
}

/** Validates a JSON body; returns 400 for an invalid one. */
function jsonBody<T>(schema: z.ZodType<T>) {
  return validator('json', (value: unknown, c) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    return c.json({ message: `${issue?.path.join('.')} ${issue?.message}`.trim() }, 400);
  });
}
