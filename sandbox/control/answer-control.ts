import type { SandboxAnswer } from '../create-sandbox';
import type { CookieToSet } from '../http/cookies';
import type { ControlApp } from './control-app';

/** Paths of the panel's calls. */
const API = '/sandbox/api/';

export function isControlPath(pathname: string): boolean {
  return pathname.startsWith(API);
}

/** Answers one call of the panel; who keeps the cookies is up to the way of running. */
export async function answerControl(
  control: ControlApp,
  request: Request,
  cookieHeader: string,
): Promise<SandboxAnswer> {
  const cookies: CookieToSet[] = [];
  const response = await control.fetch(request, {
    cookieHeader,
    setCookie: (cookie: CookieToSet) => cookies.push(cookie),
  });
  return { response, cookies };
}
