import { parseUrl } from '@/domain/navigation/parse-url';
import { isLocalName, LOCAL_NAMES } from '@/lib/http/local-names';

/** Headers in addition to those that browsers let a page of another origin read anyway. */
const EXPOSED_HEADERS = ['Allow', 'Content-Disposition', 'ETag', 'Location', 'Retry-After'].join(', ');
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** In seconds; the longest that Chromium keeps. */
const PREFLIGHT_S = 7200;

type Handler = (request: Request) => Promise<Response>;

export interface AccessOptions {
  /** Address to listen on; undefined: loopback. */
  host?: string | undefined;
  /** Origins other than this machine's that may call. */
  origins: readonly string[];
}

/**
 * Lets pages of this machine and of the listed origins call, with credentials, and nobody else's: a page on the web could
 * otherwise change a developer's carts. Refuses other host names as well, because a name on the web may be made to point to
 * this machine (DNS rebinding); an address cannot.
 *
 * @param calls handles the commerce API's calls.
 * @param pages handles the sandbox's pages, which no other origin may use.
 */
export function guardAccess(
  { host, origins }: AccessOptions,
  { calls, pages, isPage }: { calls: Handler; pages: Handler; isPage: (request: Request) => boolean },
): Handler {
  const knownNames = new Set(origins.map((origin) => new URL(origin).hostname));
  if (host) knownNames.add(host.toLowerCase());
  const isAllowed = (origin: URL) => LOCAL_NAMES.has(origin.hostname) || origins.includes(origin.origin);

  return async (request) => {
    const { host: ownHost, hostname } = new URL(request.url);
    if (!knownNames.has(hostname) && !isLocalName(hostname)) return rejection(421, unknownHost(hostname));
    const header = request.headers.get('origin');
    const origin = parseUrl(header ?? '');
    if (header !== null && origin?.host !== ownHost && !(origin && isAllowed(origin)))
      return rejection(403, foreignOrigin(header));
    if (isPage(request)) return pages(request);
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method'))
      return preflight(request, origin);
    return shared(await calls(request), origin);
  };
}

function preflight(request: Request, origin: URL | undefined): Response {
  const headers = new Headers({
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    // Allows whatever an app sends beside WCToken, WCTrustedToken and x-sandbox-scenario, such as the headers of its tracing.
    'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '',
    'Access-Control-Max-Age': String(PREFLIGHT_S),
  });
  return shared(new Response(null, { status: 204, headers }), origin);
}

/** Returns the response, readable for a page of this origin. */
function shared(response: Response, origin: URL | undefined): Response {
  const headers = new Headers(response.headers);
  // Pictures are cached: a copy for one origin is none for another.
  headers.append('Vary', 'Origin');
  if (origin) {
    headers.set('Access-Control-Allow-Origin', origin.origin);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  }
  return new Response(response.body, { status: response.status, headers });
}

function rejection(status: number, message: string): Response {
  return new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

const unknownHost = (name: string) =>
  `The sandbox does not answer to the name ${name}. Call it as localhost, or start it with --origin http://${name}.`;

const foreignOrigin = (origin: string) =>
  `Pages of ${origin} may not call the sandbox. Start it with --origin ${origin} to allow them.`;
