import type { CookieToSet } from '../http/cookies';
import type { SandboxResponse } from '../run-operation';
import type { ControlApp } from './control-app';

/** Path prefix of the panel's API. */
const API_PREFIX = '/sandbox/api/';

export function isControlPath(pathname: string): boolean {
  return pathname.startsWith(API_PREFIX);
}

/** Handles one request of the panel. The caller stores the cookies. */
export async function handleControlRequest(
  control: ControlApp,
  request: Request,
  cookieHeader: string,
): Promise<SandboxResponse> {
  const cookies: CookieToSet[] = [];
  const response = await control.fetch(request, {
    cookieHeader,
    setCookie: (cookie: CookieToSet) => cookies.push(cookie),
  });
  return { response, cookies };
}
