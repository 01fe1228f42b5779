import { type CookieToSet, parseCookies } from '../http/cookies';

export const SCENARIO_HEADER = 'x-sandbox-scenario';
const SCENARIO_COOKIE = 'sandbox_scenario';

/**
 * Returns the scenario of a request, from the header or from the cookie that `?scenario=` sets; '' for none.
 *
 * @param fallback the scenario of requests that name none.
 */
export function scenarioName(request: Request, cookieHeader: string, fallback: string): string {
  return request.headers.get(SCENARIO_HEADER) ?? parseCookies(cookieHeader).get(SCENARIO_COOKIE) ?? fallback;
}

/** Returns the cookie that stores a browser's scenario; an empty name clears it. */
export function scenarioCookie(name: string): CookieToSet {
  return { name: SCENARIO_COOKIE, value: name, httpOnly: false, ...(name === '' ? { maxAge: 0 } : {}) };
}
