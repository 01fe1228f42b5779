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

/** Whether there is a host with this API, before hundreds of calls fail for one reason. */
export async function preflight(
  contract: Contract,
  { baseUrl, transport, now = new Date() }: { baseUrl: string; transport: Transport; now?: Date },
): Promise<Preflight> {
  const probe = contract.plugin.probe ?? firstProbe(contract) ?? ANY_HOST;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await Promise.race([
      transport(new Request(baseUrl + probe.path, { signal, redirect: 'manual' })),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
    return await judge(response, { baseUrl, probe, now });
  } catch (error) {
    const reason = connectionProblem(error, new URL(baseUrl));
    return { problem: `${baseUrl} cannot be checked: ${reason}${reason.endsWith('?') ? '' : '.'}` };
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
  if ((status === 401 || status === 407) && !probe.isThisApi({ status, body }))
    return { problem: `${baseUrl} asks for authentication (${status}); give it with --header.` };
  if (!probe.isThisApi({ status, body })) {
    const received = `${status} ${contentType || 'without a content type'}`;
    return {
      problem: `${baseUrl} is not this API (${received} for ${probe.path}); is the path of the URL the one below which it serves /${probe.path.split('/')[1]}?`,
    };
  }
  const apart = Math.abs(Date.parse(headers.get('date') ?? '') - now.getTime());
  return apart > CLOCK_TOLERANCE_MS
    ? {
        warning: `The clock of ${baseUrl} is ${Math.round(apart / 60_000)} minutes off; days and sessions may be judged wrongly.`,
      }
    : {};
}

/** What a code of Node or OpenSSL means for who has typed the URL. */
const PROBLEMS: [code: RegExp, meaning: (url: URL) => string][] = [
  [/ENOTFOUND|EAI_AGAIN/, ({ hostname }) => `there is no host named ${hostname}`],
  [/ECONNREFUSED/, ({ host }) => `nothing listens at ${host}`],
  [/EHOSTUNREACH|ENETUNREACH/, ({ hostname }) => `there is no way to ${hostname}`],
  [/TimeoutError|ETIMEDOUT/, () => `no response within ${PATIENCE_MS / 1000} s`],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, ({ hostname }) => `its certificate is not for ${hostname}`],
  [/CERT_HAS_EXPIRED/, () => 'its certificate has expired'],
  [/EPROTO|WRONG_VERSION/, () => 'it does not speak TLS; does its URL begin with http:?'],
  [
    /HPE_|ECONNRESET|EPIPE/,
    ({ protocol }) =>
      `it does not speak HTTP; ${protocol === 'http:' ? 'does its URL begin with https:?' : 'is the port right?'}`,
  ],
];

function connectionProblem(error: unknown, url: URL): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = '', name = '' } = cause as { code?: string; name?: string };
  const [, meaning] = PROBLEMS.find(([pattern]) => pattern.test(`${code} ${name}`)) ?? [];
  return meaning ? meaning(url) : reasonOf(cause);
}
