import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import type { Sandbox } from '../../create-sandbox';
import { putClockForward } from '../../state/clock-ahead';
import { requestView } from '../control-views';
import { removeExams } from '../exam-views';
import { moveOrder, ORDER_MOVES } from '../move-order';
import { orderViews } from '../order-views';
import { sentEmails } from '../sent-emails';
import { type Caller, callerShopper, jsonBody } from './caller';

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
