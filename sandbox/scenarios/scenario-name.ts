import { apiErrors, reject } from '../http/api-errors';
import { type CookieToSet, parseCookies } from '../http/cookies';
import type { Scenario } from './scenario';

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

/**
 * Returns the scenario of a request. An unknown name in a cookie has no effect, as a browser may have stored it before the
 * scenario was renamed; the panel says so. The header is for this request alone, so an unknown name is a mistake.
 *
 * @throws ApiErrorResponse 400 for an unknown name in the header.
 */
export function requestedScenario(
  scenarios: ReadonlyMap<string, Scenario>,
  request: Request,
  { cookieHeader, fallback }: { cookieHeader: string; fallback: string },
): Scenario | undefined {
  const name = scenarioName(request, cookieHeader, fallback);
  const scenario = scenarios.get(name);
  if (!scenario && name !== '' && request.headers.has(SCENARIO_HEADER))
    reject(apiErrors.invalidField(`header.${SCENARIO_HEADER}`, 'must be the name of a scenario'));
  return scenario;
}
