import { shellAsking } from './findings/to-curl.ts';
import { ANY_CALLER, type Contract } from './plugin.ts';

/**
 * Makes a caller of the headers of the command line that are credentials of the API, so that calls without them can be made, too.
 *
 * @returns the headers that each request has.
 */
export function takeCredentials(contract: Contract, headers: Record<string, string>): Record<string, string> {
  const { plugin, operations, credentialNames } = contract;
  const isProtected = operations.some(({ access }) => access.needs === ANY_CALLER);
  const isCredential = (name: string) => credentialNames.headers.includes(name);
  const own = Object.entries(headers).filter(([name]) => isCredential(name));
  if (plugin.callers || !isProtected || own.length === 0) return headers;
  const credentials = { headers: Object.fromEntries(own) };
  plugin.callers = {
    [ANY_CALLER]: {
      signIn: async (_, index) => (index === 0 ? credentials : undefined),
      shell: () => shellAsking(own.map(([name]) => name)),
    },
  };
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isCredential(name)));
}
