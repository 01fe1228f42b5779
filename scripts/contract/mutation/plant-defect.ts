import type { Transport } from '../../contract-checker/http/transport';
import type { Operation } from '../../contract-checker/plugin';
import { storeContract } from '../store-contract';
import type { DefectKind } from './planted-defect';

export interface PlantedHost {
  transport: Transport;
  /** How many responses the defect has changed. */
  changedResponses: () => number;
}

/** A host with a clock, as those that are called over HTTP have. */
export function withClock(host: Transport, now: Date): Transport {
  return async (request) => {
    const response = await host(request);
    response.headers.set('date', now.toUTCString());
    return response;
  };
}

/** What a caller gets after its time limit, at once: a limit that is short enough to wait for fails other calls, too. */
const giveUp = () => Promise.reject(new DOMException('no response', 'TimeoutError'));

/**
 * A host with one defect in one operation.
 *
 * @param noResponse what a call gets to which the defect does not respond.
 */
export function plantDefect(
  host: Transport,
  kind: DefectKind,
  operation: Operation,
  noResponse: () => Promise<Response> = giveUp,
): PlantedHost {
  const behave = kind.plant(operation);
  let changed = 0;
  return {
    changedResponses: () => changed,
    transport: async (request) => {
      const { pathname } = new URL(request.url);
      const match = storeContract.find(request.method, pathname);
      const operationId = typeof match === 'object' ? match.operation.id : undefined;
      // A method that the path does not have belongs to the operation of the same path.
      const isOtherMethod =
        match === 'method-not-allowed' && typeof storeContract.find(operation.method, pathname) === 'object';
      let forwarded: Response | undefined;
      const response = await behave({
        request,
        operationId,
        isTarget: operationId === operation.id || (isOtherMethod && isPathOf(operation, pathname)),
        forward: async (other = request) => {
          forwarded = await host(other.clone());
          return forwarded.clone();
        },
      });
      if (response === undefined) return forwarded ?? host(request);
      changed += 1;
      return response === 'hang' ? noResponse() : response;
    },
  };
}

function isPathOf(operation: Operation, pathname: string): boolean {
  const match = storeContract.find(operation.method, pathname);
  return typeof match === 'object' && match.operation.id === operation.id;
}
