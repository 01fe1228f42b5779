import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { logError } from './log-error';

/** Handles uncaught errors. Details go to the log, never to the shopper. */
export function handleError(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error.name === 'NoNetworkError') {
    // Destroys the request's socket: on a reused connection the response may not have one yet, and would hang.
    (context.env as { incoming: IncomingMessage }).incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  // The client closed the connection, for example in the middle of an upload.
  if (context.req.raw.signal.aborted) return RESPONSE_ALREADY_SENT;
  logError(error);
  return context.text('The store had an internal error. Please try again.', 500);
}
