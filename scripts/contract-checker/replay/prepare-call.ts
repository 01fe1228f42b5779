import { callerOf } from '../callers.ts';
import { ContractRun } from '../contract-run.ts';
import type { SentRequest } from '../http/exchange.ts';
import { readResponse } from '../http/read-response.ts';
import { toSentRequest, UnreachableError } from '../http/transport.ts';
import { MissingInputError } from '../missing-input-error.ts';
import type { Exchange, RunOptions } from '../plugin.ts';

/** The valid call of an operation, just before it is sent: with a new caller's session, IDs and data. */
export interface PreparedCall {
  request: SentRequest;
  /** What was called to get there. */
  exchanges: Exchange[];
}

/**
 * Makes the calls that come before an operation's own, such as those that create a caller and what it owns, and stops at it.
 *
 * @param needsSession whether only a call with a session will do.
 * @throws MissingInputError when the host does not provide what the call needs, or the run may not write.
 * @throws UnreachableError
 */
export async function prepareCall(
  operationId: string,
  options: RunOptions,
  needsSession: boolean,
): Promise<PreparedCall> {
  const basePath = new URL(options.baseUrl).pathname.replace(/\/$/, '');
  const exchanges: Exchange[] = [];
  let prepared: SentRequest | undefined;
  const run = new ContractRun({
    ...options,
    only: [],
    transport: async (request) => {
      const sent = await toSentRequest(request);
      const match = options.contract.find(sent.method, new URL(sent.url).pathname.slice(basePath.length));
      // Such as a server of tokens.
      if (typeof match !== 'object') return options.transport(request);
      const { operation, params } = match;
      const isMeant =
        operation.id === operationId && (!needsSession || callerOf(options.contract, sent) !== undefined);
      if (prepared === undefined && isMeant) prepared = sent;
      if (prepared !== undefined) throw new Error('prepared');
      const response = await options.transport(request);
      const read = await readResponse(response.clone());
      const { status, headers } = response;
      exchanges.push({ operation, params, request: sent, response: { ...read, status, headers } });
      return response;
    },
  });
  try {
    await run.callOperation(operationId);
  } catch (error) {
    if (prepared === undefined) throw asReason(error);
  }
  if (prepared === undefined) throw new MissingInputError(`the host gave no reason to call ${operationId}`);
  return { request: prepared, exchanges };
}

/** Any other error comes from an earlier response that is not as expected. */
function asReason(error: unknown): Error {
  if (error instanceof MissingInputError || error instanceof UnreachableError) return error;
  return new MissingInputError(
    `an earlier response is unusable: ${error instanceof Error ? error.message : String(error)}`,
  );
}
