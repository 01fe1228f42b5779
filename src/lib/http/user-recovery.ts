import { mayHaveSession } from '../session/session-cookie';
import { isSameSession, renewSessionMark } from '../session/session-mark';

/** Error key: the API knows no session. */
export const NO_USER_KEY = 'USR.CWXFR0130E';

/** Creates an identity after a call was rejected with this key. Registered from outside, so that http needs no operation. */
type Recovery = (storeId: string, key: string) => Promise<unknown>;

/** Calls that change the shopper's identity. */
const IDENTITY_CALL = /\/(?:LogonAjax|Logoff|guestidentity|person|loginidentity\/\w+)(?:\?|$)/;

/** Finds out whether the session is that of the shopper whose data the page shows. Registered from outside, too. */
type Confirmation = () => Promise<boolean>;

let recovery: Recovery | undefined;
let confirmation: Confirmation | undefined;
let pendingRecovery: Promise<boolean> | undefined;
let version = 0;
let identityCall: Promise<unknown> | undefined;

/** Sets the function that creates an identity; undefined removes it. */
export function onMissingUser(newRecovery: Recovery | undefined): void {
  recovery = newRecovery;
}

/** Sets the function that asks whose session it is; undefined removes it. */
export function onChangedSession(newConfirmation: Confirmation | undefined): void {
  confirmation = newConfirmation;
}

/**
 * Returns whether a call may change something by the page: not once another tab has changed the session, until it turns out not to
 * be another member's, whose account would get this one's data.
 */
export function mayChange(url: string, method: string): boolean | Promise<boolean> {
  const isChange = method !== 'GET' && !IDENTITY_CALL.test(url);
  return !isChange || !confirmation || isSameSession() || confirmation();
}

/** Increases with every change of the shopper's identity. */
export function identityVersion(): number {
  return version;
}

/** Tracks a call that may change the identity, so that calls rejected meanwhile wait for it. */
export function trackIdentityCall<Data>(url: string, call: Promise<Data>): Promise<Data> {
  if (!IDENTITY_CALL.test(url)) return call;
  identityCall = call.then(
    () => {
      version += 1;
      renewSessionMark();
    },
    () => {},
  );
  return call;
}

/**
 * Creates one guest identity for all calls rejected at the same time. Creates none when the identity has changed since the
 * call started or is about to, for example by a sign-in.
 *
 * @param versionBefore identity version when the rejected call started.
 * @param key error key of the rejection.
 * @returns whether to retry the rejected call.
 */
export async function recoverFromMissingUser(
  url: string,
  body: BodyInit | null | undefined,
  versionBefore: number,
  key: string,
): Promise<boolean> {
  const storeId = storeIdOf(url, body);
  await identityCall;
  if (version !== versionBefore) return true;
  if (!storeId || url.includes('/guestidentity')) return false;
  return createUser(storeId, key);
}

/**
 * Creates the guest identity of a new visitor before a call that needs one, which would be rejected first otherwise. Call it as
 * soon as the shopper approaches such a call. An expired session only shows when a call is rejected.
 *
 * @returns false if none could be created.
 */
export async function prepareUser(storeId: string): Promise<boolean> {
  await identityCall;
  return mayHaveSession() || createUser(storeId, NO_USER_KEY);
}

/** Creates one user for all calls that need one at the same time. @returns whether it was created. */
async function createUser(storeId: string, key: string): Promise<boolean> {
  if (!recovery) return false;
  pendingRecovery ??= recovery(storeId, key)
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      pendingRecovery = undefined;
    });
  return pendingRecovery;
}

/** Returns the store id: REST services have it in the path, servlet commands in the form. */
function storeIdOf(url: string, body?: BodyInit | null): string | undefined {
  const formStoreId = body instanceof URLSearchParams ? body.get('storeId') : null;
  return /\/store\/(\d+)\//.exec(url)?.[1] ?? formStoreId ?? undefined;
}
