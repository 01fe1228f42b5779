import { requestedWaitMs } from './http/limit-transport.ts';
import { readResponse } from './http/read-response.ts';
import { reasonOf, type Transport } from './http/transport.ts';
import type { Contract, Plugin } from './plugin.ts';

/** In milliseconds. */
const PATIENCE_MS = 3000;
const CLOCK_TOLERANCE_MS = 5 * 60_000;

type Probe = NonNullable<Plugin['probe']>;

export interface Preflight {
  /** Why the host cannot be checked, in one sentence. */
  problem?: string;
  /** What makes results doubtful, in one sentence. */
  warning?: string;
}

interface PreflightOptions {
  baseUrl: string;
  transport: Transport;
  now?: Date;
  /** Milliseconds until the host must have responded. */
  timeoutMs?: number;
}

/** Whether there is a host with this API, before hundreds of calls fail for one reason. */
export async function preflight(
  contract: Contract,
  { baseUrl, transport, now = new Date(), timeoutMs = PATIENCE_MS }: PreflightOptions,
): Promise<Preflight> {
  const probe = contract.plugin.probe ?? firstProbe(contract) ?? ANY_HOST;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await Promise.race([
      ask(transport, new Request(baseUrl + probe.path, { signal, redirect: 'manual' }), timeoutMs),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
    return await judge(response, { baseUrl, probe, now });
  } catch (error) {
    const reason = connectionProblem(error, new URL(baseUrl), timeoutMs);
    return { problem: `${baseUrl} cannot be checked: ${reason}${reason.endsWith('?') ? '' : '.'}` };
  }
}

/** Asks again where a busy host says when, and there is time for it. */
async function ask(transport: Transport, request: Request, timeoutMs: number): Promise<Response> {
  const end = performance.now() + timeoutMs;
  for (let tries = 1; ; tries += 1) {
    const response = await transport(request.clone());
    const waitMs = requestedWaitMs(response, tries);
    if (waitMs === undefined || performance.now() + waitMs >= end) return response;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Where each call needs something, only whether there is a host shows. */
const ANY_HOST: Probe = { path: '/', isThisApi: () => true };

/** A safe call that needs nothing. A host that has no such path, or none of JSON, is another one. */
function firstProbe({ operations }: Contract): Probe | undefined {
  const operation = operations.find(
    ({ isSafe, path, parameters, access }) =>
      isSafe && !path.includes('{') && !access.needs && parameters.every(({ required }) => !required),
  );
  return (
    operation && {
      path: operation.path,
      isThisApi: ({ status, body }) => operation.isDocumented(status) && typeof body !== 'string',
    }
  );
}

async function judge(
  response: Response,
  { baseUrl, probe, now }: { baseUrl: string; probe: Probe; now: Date },
): Promise<Preflight> {
  const { status, headers } = response;
  const { body, contentType } = await readResponse(response);
  if (!probe.isThisApi({ status, body })) {
    const received = `${status} ${contentType || 'without a content type'} for ${probe.path}`;
    return { problem: `${baseUrl} ${otherHost({ status, headers, received }, baseUrl, probe)}` };
  }
  const apart = Math.abs(Date.parse(headers.get('date') ?? '') - now.getTime());
  return apart > CLOCK_TOLERANCE_MS
    ? {
        warning: `The clock of ${baseUrl} is ${Math.round(apart / 60_000)} minutes off; days and sessions may be judged wrongly.`,
      }
    : {};
}

/** Who responds instead of this API. */
function otherHost(
  { status, headers, received }: { status: number; headers: Headers; received: string },
  baseUrl: string,
  { path }: Probe,
): string {
  const location = URL.parse(headers.get('location') ?? '', baseUrl + path);
  if (status >= 300 && status < 400 && location) {
    const target = location.origin + location.pathname;
    return `leads to another address (${status}); check ${target.endsWith(path) ? target.slice(0, -path.length) : target}.`;
  }
  if (status === 401 || status === 407) return `asks for authentication (${status}); give it with --header.`;
  if (status === 403) return `lets nobody in without credentials (${received}); give them with --header.`;
  const after = headers.get('retry-after');
  if (status === 429)
    return `limits calls (429${after ? `, Retry-After: ${after}` : ''}); try again later with a lower --rate.`;
  if (status >= 500) return `is out of order (${received}${after ? `, Retry-After: ${after}` : ''}).`;
  return `is not this API (${received}); is the path of the URL the one below which it serves /${path.split('/')[1]}?`;
}

/** What a code of Node or OpenSSL means for who has typed the URL. */
const PROBLEMS: [code: RegExp, meaning: (url: URL, timeoutMs: number) => string][] = [
  [/ENOTFOUND|EAI_AGAIN/, ({ hostname }) => `there is no host named ${hostname}`],
  [/ECONNREFUSED/, ({ host }) => `nothing listens at ${host}`],
  [/EHOSTUNREACH|ENETUNREACH/, ({ hostname }) => `there is no way to ${hostname}`],
  [/TimeoutError|ETIMEDOUT/, (_, timeoutMs) => `no response within ${timeoutMs / 1000} s`],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, ({ hostname }) => `its certificate is not for ${hostname}`],
  [/CERT_HAS_EXPIRED/, () => 'its certificate has expired'],
  [/EPROTO|WRONG_VERSION/, () => 'it does not speak TLS; does its URL begin with http:?'],
  [/HPE_/, (url) => `it does not speak HTTP; ${otherPort(url)}`],
  [/ECONNRESET|EPIPE/, (url) => `it closes the connection without a response; ${otherPort(url)}`],
];

function otherPort({ protocol }: URL): string {
  return protocol === 'http:' ? 'does its URL begin with https:?' : 'is the port right?';
}

function connectionProblem(error: unknown, url: URL, timeoutMs: number): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = '', name = '' } = cause as { code?: string; name?: string };
  const [, meaning] = PROBLEMS.find(([pattern]) => pattern.test(`${code} ${name}`)) ?? [];
  return meaning ? meaning(url, timeoutMs) : reasonOf(cause);
}
