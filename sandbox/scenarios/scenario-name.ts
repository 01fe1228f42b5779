import { type CookieToSet, parseCookies } from '../http/cookies';

const SCENARIO_HEADER = 'x-sandbox-scenario';
const SCENARIO_COOKIE = 'sandbox_scenario';

/** The scenario that a request asks for, by header or by the cookie that `?scenario=` on a page sets; '' for none. */
export function scenarioName(request: Request, cookieHeader: string): string {
  return request.headers.get(SCENARIO_HEADER) ?? parseCookies(cookieHeader).get(SCENARIO_COOKIE) ?? '';
}

/** The cookie that keeps a scenario while one looks around; an empty name ends it. */
export function scenarioCookie(name: string): CookieToSet {
  return { name: SCENARIO_COOKIE, value: name, httpOnly: false, ...(name === '' ? { maxAge: 0 } : {}) };
}
