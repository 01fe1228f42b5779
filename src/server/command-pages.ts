import type { Context, Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import { viewTarget } from '@/domain/navigation/redirect-target';
import { SHOPPER_COOKIES, SIGNED_OUT_COOKIE } from '@/lib/session/sign-out-cookie';
import type { ApiConnection } from './api-connection';
import { rejectOnAbort } from './reject-on-abort';

const SERVLETS = '/webapp/wcs/stores/servlet';
const CART_VIEW = 'AjaxOrderItemDisplayView';
/** How long the browser waits for the redirect, in milliseconds. The page then calls the command itself. */
const TIMEOUT_MS = 2500;
const SIGN_OUT_PARAMETERS: readonly string[] = ['storeId', 'catalogId', 'langId', 'URL'];

/** Cookies by which the commerce API knows a session. */
const SESSION_COOKIE = /^WC_(USERACTIVITY|AUTHENTICATION)_-?\d+$/;

type Send = ApiConnection['send'];

/**
 * `/{country}/Logoff`: the API's sign-out command (000 §2, Header). When it fails, the page shows the error and retries.
 *
 * @param page renders the page.
 */
export function signOutHandler(send: Send, page: Handler): Handler {
  return async (context, next) => {
    const query = new URL(context.req.url).searchParams;
    const parameters = [...query].filter(
      ([name, value]) => SIGN_OUT_PARAMETERS.includes(name) && (name !== 'URL' || viewTarget(value, '')),
    );
    const response = await redirectOf(send, context, 'Logoff', new URLSearchParams(parameters));
    return response ? forgettingShopper(response, Object.keys(getCookie(context))) : page(context, next);
  };
}

/** `/OrderCalculate`: the API's command of the same name. When it fails, the page calls it and leads to the error view. */
export function recalculationHandler(send: Send, page: Handler): Handler {
  return async (context, next) => {
    const query = new URL(context.req.url).searchParams;
    // A host might redirect to any of them.
    for (const name of ['URL', 'errorViewName'])
      if (query.has(name)) query.set(name, viewTarget(query.get(name), CART_VIEW));
    return (await redirectOf(send, context, 'OrderCalculate', query)) ?? page(context, next);
  };
}

/** The redirect in a command's response; undefined when the command failed. */
async function redirectOf(
  send: Send,
  { req }: Context,
  command: string,
  query: URLSearchParams,
): Promise<Response | undefined> {
  const url = `${new URL(req.url).origin}${SERVLETS}/${command}?${query}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const request = new Request(url, { headers: req.raw.headers, signal });
  const response = await rejectOnAbort(send(request), signal).catch(() => undefined);
  return response && response.status >= 300 && response.status < 400 ? response : undefined;
}

/**
 * Nothing of the shopper may be left in the browser: cookies go here, the storage of the tab on the next page. The host may end
 * one session only, where the request carries several.
 */
function forgettingShopper(response: Response, cookieNames: readonly string[]): Response {
  const headers = new Headers(response.headers);
  const sessions = cookieNames.filter((name) => SESSION_COOKIE.test(name));
  for (const name of [...SHOPPER_COOKIES, ...sessions])
    headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  headers.append('set-cookie', `${SIGNED_OUT_COOKIE}=1; Path=/; Max-Age=300; SameSite=Lax`);
  return new Response(response.body, { status: response.status, headers });
}
