import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Handles uncaught errors. Details go to the log, never to the shopper. */
export function handleError(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error.name === 'NoNetworkError') {
    // Destroys the request's socket: on a reused connection the response may not have one yet, and would hang.
    (context.env as { incoming: IncomingMessage }).incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  process.stderr.write(`${error.stack ?? error.message}\n`);
  return context.text('The store could not answer. Please try again.', 500);
}
