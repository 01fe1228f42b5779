import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { visitorOf } from '../client-address';
import type { Observers } from './observe';
import { routeOf } from './route-of';

/** In bytes. */
const MAX_SIZE = 4096;
/** Of one visitor in a minute. A view of a page sends one. */
const REPORTS_OF_VISITOR = 20;
/** Of all visitors in a minute and process: reports must not take the time of pages. */
const REPORTS_OF_ALL = 600;
const MAX_ERRORS = 5;

/** What JavaScript calls its errors. Any other name is the page's own, and may say anything. */
const ERROR_NAMES: ReadonlySet<string> = new Set([
  ...['Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError', 'EvalError'],
  ...[
    'AggregateError',
    'ChunkLoadError',
    'SecurityError',
    'QuotaExceededError',
    'NetworkError',
    'NotFoundError',
  ],
]);
/** A place in a script of a build. */
const PLACE = /^\/_build\/[\w./-]{1,80}\.js:\d{1,7}:\d{1,7}$/;
const MAX_PLACES = 5;

const milliseconds = z.number().min(0).max(600_000).optional();
const report = z.object({
  path: z.string().max(2048),
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.number().min(0).max(100).optional(),
  errors: z
    .array(z.object({ name: z.string(), places: z.array(z.string().regex(PLACE)).max(MAX_PLACES) }))
    .max(MAX_ERRORS),
});
type Report = z.infer<typeof report>;

export interface BrowserReportOptions extends Observers {
  trustedProxies?: number | undefined;
}

/** Takes what browsers report of a view of a page: web vitals for the metrics, errors for the log. Nothing personal is kept. */
export function browserReports({ trustedProxies, ...observers }: BrowserReportOptions): MiddlewareHandler {
  const ofVisitor = new RateLimiterMemory({ points: REPORTS_OF_VISITOR, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: REPORTS_OF_ALL, duration: 60 });
  const limit = bodyLimit({
    maxSize: MAX_SIZE,
    onError: (context) => context.body(null, 413, { 'Cache-Control': 'no-store' }),
  });
  return every(limit, async (context: Context) => {
    context.header('Cache-Control', 'no-store');
    const isTooOften = await Promise.all([
      ofVisitor.consume(visitorOf(context, trustedProxies) ?? 'unknown'),
      ofAll.consume('all'),
    ]).then(
      () => false,
      () => true,
    );
    if (isTooOften) return context.body(null, 429);
    const { data } = report.safeParse(await context.req.json().catch(() => undefined));
    if (!data) return context.body(null, 400);
    observe(data, observers);
    return context.body(null, 204);
  });
}

function observe({ path, lcp, inp, cls, errors }: Report, { metrics, logger }: Observers): void {
  const route = routeOf(path);
  if (lcp !== undefined) metrics?.browserLcp.observe({ route }, lcp / 1000);
  if (inp !== undefined) metrics?.browserInp.observe({ route }, inp / 1000);
  if (cls !== undefined) metrics?.browserCls.observe({ route }, cls);
  for (const { name, places } of errors) {
    metrics?.browserErrors.inc({ route });
    logger?.warn({ route, browserError: ERROR_NAMES.has(name) ? name : 'Error', places });
  }
}
