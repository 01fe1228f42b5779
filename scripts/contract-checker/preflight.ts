import { readResponse } from './http/read-response.ts';
import { reasonOf, type Transport } from './http/transport.ts';

/** In milliseconds. */
const PATIENCE_MS = 3000;
const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** A call that everybody may make, that changes nothing, and that only this API has. */
const PROBE = '/wcs/resources/store/10851/usercontext/@self/contextdata';

export interface Preflight {
  /** Why the host cannot be checked, in one sentence. */
  problem?: string;
  /** What makes results doubtful, in one sentence. */
  warning?: string;
}

/** Whether there is a host with this API, before hundreds of calls fail for one reason. */
export async function preflight(baseUrl: string, transport: Transport, now = new Date()): Promise<Preflight> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await Promise.race([
      transport(new Request(baseUrl + PROBE, { signal, redirect: 'manual' })),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
    return await judge(baseUrl, response, now);
  } catch (error) {
    const reason = connectionProblem(error, new URL(baseUrl));
    return { problem: `${baseUrl} cannot be checked: ${reason}${reason.endsWith('?') ? '' : '.'}` };
  }
}

async function judge(baseUrl: string, response: Response, now: Date): Promise<Preflight> {
  const { status, headers } = response;
  const { body, contentType } = await readResponse(response);
  if (status === 401 || status === 407)
    return { problem: `${baseUrl} asks for authentication (${status}); give it with --header.` };
  const isObject = typeof body === 'object' && body !== null;
  // An error may be one of this API, but everybody may make the call: there is no reason not to find it.
  const isApi = isObject && ('basicInfo' in body || ('errors' in body && status !== 404));
  if (!isApi) {
    const received = `${status} ${contentType || 'without a content type'}`;
    return {
      problem: `${baseUrl} is not this API (${received} for ${PROBE}); is the path of the URL the one below which it serves /wcs?`,
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
