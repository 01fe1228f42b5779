import packageJson from '../package.json' with { type: 'json' };
import type { Transport } from './transport.ts';

/** Tells operators of a host who calls. */
export const USER_AGENT = `contract-check/${packageJson.version}`;

/** A transport that adds these headers to each request. They are in no finding. */
export function withHeaders(transport: Transport, headers: Record<string, string>): Transport {
  return (request) => {
    const changed = new Request(request);
    changed.headers.set('user-agent', USER_AGENT);
    for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
    return transport(changed);
  };
}
