import type { ReceivedResponse, SentRequest } from '../contract-checker/http/exchange.ts';
import type { ReportedError } from '../contract-checker/http/read-response.ts';
import type { Caller, Credentials, Run } from '../contract-checker/plugin.ts';
import { registrationOf } from './fixtures/registration.ts';
import { requestExample } from './model/request-example.ts';
import type { StoreIds } from './store-ids.ts';
import { type StoreRun, storeRunOf } from './store-run.ts';

/** ID of the shopper whose session the request has. The commerce API adds it to the session cookie's name. */
export function sessionOf({ headers }: Pick<SentRequest, 'headers'>): string | undefined {
  return /WC_USERACTIVITY_(\d+)=/.exec(headers.cookie ?? '')?.[1];
}

/** Guests and members. */
export const shoppers: Record<'shopper' | 'member', Caller> = {
  shopper: {
    title: 'a guest',
    leavesTraces: true,
    signIn: (run) => newSession(run, becomeGuest),
    shell: (baseUrl, request) => [
      `CONTRACT_COOKIE=$(${posting(`${storeUrl(baseUrl, request)}/guestidentity?updateCookies=true`, '{}')})`,
    ],
  },
  member: {
    title: 'a member',
    leavesTraces: true,
    signIn: (run) => newSession(run, register),
    shell: (baseUrl, request) => {
      const registration = JSON.stringify({
        ...registrationOf(US_STORE),
        logonId: '$EMAIL',
        email1: '$EMAIL',
        logonPassword: '$PASSWORD',
        logonPasswordVerify: '$PASSWORD',
      });
      const body = registration.replaceAll(/\$(?:EMAIL|PASSWORD)/g, `'"$&"'`);
      return [
        'EMAIL="contract-check-$(date +%s)-$$@example.com"',
        'PASSWORD="Check-$(date +%s)-$$"',
        `CONTRACT_COOKIE=$(${posting(`${storeUrl(baseUrl, request)}/person?updateCookies=true`, body)})`,
      ];
    },
  },
};

const US_STORE: StoreIds = { storeId: '10851', catalogId: '10101', langId: '-1', country: 'US' };

function storeUrl(baseUrl: string, { url }: SentRequest): string {
  const storeId = /\/store\/(\d+)\//.exec(url)?.[1] ?? US_STORE.storeId;
  return `${baseUrl}/wcs/resources/store/${storeId}`;
}

/** A command whose output is the cookies that the response sets. */
function posting(url: string, body: string): string {
  const cookies = String.raw`sed -n 's/^[Ss]et-[Cc]ookie: \([^;]*\).*/\1/p' | paste -sd ';' -`;
  return `curl --silent --include --header 'content-type: application/json' --data-raw '${body}' '${url}' | ${cookies}`;
}

async function newSession(
  run: Run,
  begin: (run: StoreRun, cookies: Map<string, string>) => Promise<unknown>,
): Promise<Credentials> {
  const cookies = new Map<string, string>();
  await begin(storeRunOf(run), cookies);
  return { headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } };
}

function becomeGuest({ store, newPlainClient }: StoreRun, cookies: Map<string, string>) {
  return newPlainClient(cookies).POST('/wcs/resources/store/{storeId}/guestidentity', {
    params: { path: store, query: { updateCookies: 'true', langId: store.langId } },
    body: requestExample('createGuestIdentity', 'emptyBody'),
  });
}

function register({ store, newPlainClient }: StoreRun, cookies: Map<string, string>) {
  return newPlainClient(cookies).POST('/wcs/resources/store/{storeId}/person', {
    params: { path: store, query: { updateCookies: 'true', langId: store.langId } },
    body: registrationOf(store),
  });
}

/**
 * The error of a response: an error status; or error fields with HTTP 200, as servlet commands send them, and as a REST service
 * sends them that serves a failure as a success.
 */
export function findError(status: number, body: unknown): ReportedError | undefined {
  const [error = body] = errorsOf(body);
  const { errorKey, errorMessageKey, errorMessage } = fieldsOf(error);
  if (status < 400 && errorMessageKey === undefined && errorKey === undefined) return undefined;
  return { key: String(errorKey ?? errorMessageKey ?? ''), message: String(errorMessage ?? '') };
}

/** The error of a whole response. Commands that a browser navigates to name it in the query of their redirect. */
export function errorOf({
  status,
  headers,
  body,
}: Pick<ReceivedResponse, 'status' | 'headers' | 'body'>): ReportedError | undefined {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || location === null) return findError(status, body);
  const query = new URL(location, 'https://site.invalid').searchParams;
  const code = query.get('errorMessageKey') ?? query.get('errorCode');
  return code === null ? undefined : { key: code, message: '' };
}

function errorsOf(body: unknown): unknown[] {
  const { errors } = fieldsOf(body);
  return Array.isArray(errors) ? errors : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
