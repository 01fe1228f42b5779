import { parseUrl } from '@/domain/navigation/parse-url';

/** Path under which the storefront requests practices (001 §7 leaves it open). */
const PATH = '/doctor-practice/';

/** Request headers that another host than the commerce API's may see. */
const PUBLIC_HEADERS: ReadonlySet<string> = new Set(['accept', 'accept-language']);

/**
 * The `doctorPracticeURL` of 001 §7, to which the store's number is appended.
 *
 * @param url the commerce API's `/doctor-practice/` without one
 * @throws Error for an address that is not HTTPS or has no number at its end.
 */
export function doctorPracticeConfig(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const { protocol, search, hash } = parseUrl(url) ?? {};
  if (protocol !== 'https:' || hash || (!search && !url.endsWith('/')))
    throw new Error(
      'DOCTOR_PRACTICE_URL must be an HTTPS address to which the number of a store is appended.',
    );
  return url;
}

/** The address of a practice at the configured place; undefined for other requests and without one. */
export function doctorPracticeTarget(requestUrl: string, configured: string | undefined): URL | undefined {
  const { pathname, search } = new URL(requestUrl);
  if (!configured || !pathname.startsWith(PATH)) return undefined;
  const target = new URL(configured + pathname.slice(PATH.length));
  for (const [name, value] of new URLSearchParams(search)) target.searchParams.set(name, value);
  return target;
}

/** Without the shopper's session: the practices may be on another host. */
export function withoutSession(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => PUBLIC_HEADERS.has(name)));
}
