import type { SentRequest } from '../http/exchange.ts';

const SESSION_HEADERS = ['cookie', 'wctoken', 'wctrustedtoken'];

/** ID of the shopper whose session the request has. The commerce API adds it to the session cookie's name. */
export function sessionOf({ headers }: SentRequest): string | undefined {
  return /WC_USERACTIVITY_(\d+)=/.exec(headers.cookie ?? '')?.[1];
}

/** The request with other cookies, or with none. */
export function withSession(request: SentRequest, cookie?: string): SentRequest {
  const others = Object.entries(request.headers).filter(([name]) => !SESSION_HEADERS.includes(name));
  return {
    ...request,
    headers: { ...Object.fromEntries(others), ...(cookie === undefined ? {} : { cookie }) },
  };
}
