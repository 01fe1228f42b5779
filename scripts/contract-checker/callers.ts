import type { SentRequest } from './http/exchange.ts';
import { withQueryValue } from './negatives/url-parts.ts';
import type { Contract, Credentials, Run } from './plugin.ts';

/** The callers of a run, each made when a check first needs it. */
export class Callers {
  readonly #run: Run;
  readonly #made = new Map<string, Promise<Credentials | undefined>>();

  constructor(run: Run) {
    this.#run = run;
  }

  /** The credentials of a caller; undefined when there is none, or when the run may not create one. */
  async of(kind: string, index: number): Promise<Credentials | undefined> {
    const caller = this.#run.contract.plugin.callers?.[kind];
    if (!caller || (caller.leavesTraces && !this.#run.options.write)) return undefined;
    const key = `${kind} ${index}`;
    const made = this.#made.get(key) ?? caller.signIn(this.#run, index);
    this.#made.set(key, made);
    return made;
  }
}

/** Who has sent a request; undefined for nobody in particular. */
export function callerOf(contract: Contract, request: SentRequest): string | undefined {
  if (contract.plugin.callerOf) return contract.plugin.callerOf(request);
  const query = new URL(request.url).searchParams;
  const { headers, query: names } = contract.credentialNames;
  const values = [...headers.map((name) => request.headers[name]), ...names.map((name) => query.get(name))];
  return values.find((value) => value !== undefined && value !== null) ?? undefined;
}

/** The request by another caller, or by nobody. */
export function withCaller(
  contract: Contract,
  request: SentRequest,
  credentials: Credentials = {},
): SentRequest {
  const { headers, query } = contract.credentialNames;
  const others = Object.entries(request.headers).filter(([name]) => !headers.includes(name));
  let { url } = request;
  for (const name of query)
    if (new URL(url).searchParams.has(name)) url = withQueryValue(url, name, undefined);
  for (const [name, value] of Object.entries(credentials.query ?? {})) url = withQueryValue(url, name, value);
  return { ...request, url, headers: { ...Object.fromEntries(others), ...credentials.headers } };
}
