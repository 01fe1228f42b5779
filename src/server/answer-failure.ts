import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Answers what no handler could answer. Nothing of the failure reaches the shopper; the log has it. */
export function answerFailure(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error.name === 'NoNetworkError') {
    // Not the response: on a connection that is used again it may not have its socket yet, and would hang for good.
    (context.env as { incoming: IncomingMessage }).incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  process.stderr.write(`${error.stack ?? error.message}\n`);
  return context.text('The store could not answer. Please try again.', 500);
}
