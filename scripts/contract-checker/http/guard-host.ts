import { HostGoneError, type Transport } from './transport.ts';

/** By these a gateway, or a limit, may say that the host is not there for anybody. */
const UNAVAILABLE: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export interface GuardedHost {
  transport: Transport;
  /** Why the host is gone, in one sentence; undefined while it is there. */
  problem: () => string | undefined;
}

/**
 * A transport that asks, after a request without a usable response, whether the host is still there. If it is not, that request
 * and all later ones fail for one reason: what they receive says nothing about the API.
 *
 * @param problemOf why the host cannot be checked now, in one sentence; undefined when it can.
 */
export function guardHost(transport: Transport, problemOf: () => Promise<string | undefined>): GuardedHost {
  let problem: string | undefined;
  let asking: Promise<string | undefined> | undefined;

  const requireHost = async () => {
    if (problem === undefined) {
      asking ??= problemOf().finally(() => {
        asking = undefined;
      });
      problem ??= await asking;
    }
    if (problem !== undefined) throw new HostGoneError(problem);
  };

  const guarded: Transport = async (request) => {
    if (problem !== undefined) throw new HostGoneError(problem);
    let response: Response;
    try {
      response = await transport(request);
    } catch (error) {
      await requireHost();
      throw error;
    }
    if (UNAVAILABLE.has(response.status)) await requireHost();
    return response;
  };
  return { transport: guarded, problem: () => problem };
}
