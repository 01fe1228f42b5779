import { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from '../../create-sandbox';
import { latencyCookie, MAX_LATENCY_MS } from '../../scenarios/latency';
import { scenarioCookie } from '../../scenarios/scenario-name';
import { fillCart } from '../cart-cases';
import { clearAdvisorProfile, patientCookie } from '../control-views';
import { unlockInsurance } from '../insurance-panel';
import { switchShopper } from '../switch-shopper';
import { type Caller, callerShopper, jsonBody, setCookies } from './caller';

const scenarioSchema = z.object({ name: z.string() });
const latencySchema = z.object({ milliseconds: z.number().int().min(0).max(MAX_LATENCY_MS) });
const patientSchema = z.object({ name: z.string() });
const cartSchema = z.object({ name: z.string(), storeId: z.enum(['10851', '10852']) });
const roleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({ kind: z.literal('guest') }),
  z.object({ kind: z.literal('member'), userId: z.string() }),
]);

/** Routes for the state of the caller's browser, or of the shopper who is signed in there. */
export function browserRoutes({ context, scenarios }: Sandbox) {
  const { state } = context;
  return new Hono<Caller>()
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
      const cookies = fillCart(context, callerShopper(context, c), c.req.valid('json'));
      if (!cookies) return c.json({ message: 'There is no such cart.' }, 400);
      setCookies(c, cookies);
      return c.json({ done: true });
    })
    .put('/shopper', jsonBody(roleSchema), (c) => {
      const cookies = switchShopper(context, callerShopper(context, c), c.req.valid('json'));
      if (!cookies) return c.json({ message: 'There is no such member.' }, 400);
      setCookies(c, cookies);
      return c.json({ done: true });
    })
    .delete('/insurance-lock', (c) => {
      setCookies(c, unlockInsurance(state, c.env.cookieHeader));
      return c.json({ done: true });
    })
    .delete('/advisor-profile', (c) => {
      clearAdvisorProfile(state, callerShopper(context, c));
      return c.json({ done: true });
    });
}
