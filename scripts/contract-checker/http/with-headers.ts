import packageJson from '../package.json' with { type: 'json' };
import type { Transport } from './transport.ts';

/** Tells operators of a host who calls. */
export const USER_AGENT = `contract-check/${packageJson.version}`;

/**
 * A transport that adds these headers to each request. They are in no finding. It makes no copy: a copy hears of an abort only while
 * something holds the original.
 */
export function withHeaders(transport: Transport, headers: Record<string, string>): Transport {
  return (request) => {
    request.headers.set('user-agent', USER_AGENT);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return transport(request);
  };
}
