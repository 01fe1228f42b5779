import type { Context } from 'hono';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { ApiErrorResponse } from '../../http/api-errors';
import type { CookieToSet } from '../../http/cookies';
import type { SandboxContext } from '../../sandbox-context';
import { GENERIC_SHOPPER, type Shopper, shopperFromSession } from '../../session/shopper';

/** Environment of a request: the caller's cookies, and a function that sets new ones. */
export interface Caller {
  Bindings: { cookieHeader: string; setCookie: (cookie: CookieToSet) => void };
}
export type CallerContext = Context<Caller>;

/** Returns the shopper of the caller's session; anonymous when it has expired, or was reset with the data. */
export function callerShopper({ state, now }: SandboxContext, c: CallerContext): Shopper {
  try {
    return shopperFromSession({
      state,
      headers: c.req.raw.headers,
      cookieHeader: c.env.cookieHeader,
      now: now().getTime(),
    });
  } catch (error) {
    if (error instanceof ApiErrorResponse) return GENERIC_SHOPPER;
    throw error;
  }
}

export function setCookies(c: CallerContext, cookies: readonly CookieToSet[]): void {
  for (const cookie of cookies) c.env.setCookie(cookie);
}

/** Validates a JSON body; returns 400 for an invalid one. */
export function jsonBody<T>(schema: z.ZodType<T>) {
  return validator('json', (value: unknown, c) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    return c.json({ message: `${issue?.path.join('.')} ${issue?.message}`.trim() }, 400);
  });
}
