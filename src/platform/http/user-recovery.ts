/** Creates an identity after a call was rejected with this key. Registered from outside, so that http needs no operation. */
type Recovery = (storeId: string, key: string) => Promise<unknown>;

/** Calls that change the shopper's identity. */
const IDENTITY_CALL = /\/(?:LogonAjax|Logoff|guestidentity|person|loginidentity\/\w+)(?:\?|$)/;

let recovery: Recovery | undefined;
let pendingRecovery: Promise<boolean> | undefined;
let identities = 0;
let identityCall: Promise<unknown> | undefined;

export function onMissingUser(recover: Recovery | undefined): void {
  recovery = recover;
}

/** Increases with every change of the shopper's identity. */
export function identityNumber(): number {
  return identities;
}

/** Tracks a call that may change the identity, so that calls rejected meanwhile wait for it. */
export function watchForIdentity<Data>(url: string, call: Promise<Data>): Promise<Data> {
  if (!IDENTITY_CALL.test(url)) return call;
  identityCall = call.then(
    () => {
      identities += 1;
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
  before: number,
  key: string,
): Promise<boolean> {
  const storeId = storeIdOf(url, body);
  await identityCall;
  if (identities !== before) return true;
  if (!recovery || !storeId || url.includes('/guestidentity')) return false;
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

/** The store id: REST services have it in the path, servlet commands in the form. */
function storeIdOf(url: string, body?: BodyInit | null): string | undefined {
  const inForm = body instanceof URLSearchParams ? body.get('storeId') : null;
  return /\/store\/(\d+)\//.exec(url)?.[1] ?? inForm ?? undefined;
}
