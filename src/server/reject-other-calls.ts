import type { MiddlewareHandler } from 'hono';
import { isApiPath } from './api-paths';
import { pathAsRead } from './path-as-read';

/** Those of the contract, and what comes with them. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'];

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Keeps from the host what is no call of the contract: other methods, and paths that it may read as one of its other parts. */
export const rejectOtherCalls: MiddlewareHandler = async (context, next) => {
  const { method, path } = context.req;
  if (!METHODS.includes(method))
    return context.text('Method Not Allowed', 405, { ...NO_STORE, Allow: METHODS.join(', ') });
  return isApiPath(pathAsRead(path)) ? next() : context.text('Not Found', 404, NO_STORE);
};
