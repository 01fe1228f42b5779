/**
 * Makes an identity for the store of a call that was refused with this key. Given by the session part, so that http knows no
 * operation.
 */
type Recovery = (storeId: string, key: string) => Promise<unknown>;

/** Calls that give the shopper another identity. */
const IDENTITY_CALL = /\/(?:LogonAjax|Logoff|guestidentity|person|loginidentity\/\w+)(?:\?|$)/;

let recovery: Recovery | undefined;
let underWay: Promise<boolean> | undefined;
let identities = 0;
let identityCall: Promise<unknown> | undefined;

export function onMissingUser(recover: Recovery | undefined): void {
  recovery = recover;
}

/** Tells identities apart: another number once a call has brought the shopper a new one. */
export function identityNumber(): number {
  return identities;
}

/** Lets calls that are refused meanwhile wait for the identity that this call may bring. */
export function watchForIdentity<Answer>(url: string, call: Promise<Answer>): Promise<Answer> {
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
 * Makes one guest identity, also when several calls were refused at once. Who has become somebody since the call began,
 * or is about to, such as by signing in, is not made a guest.
 *
 * @param before the identity's number when the refused call began.
 * @param key of the refusal.
 * @returns whether the refused call is worth repeating.
 */
export async function recoverFromMissingUser(
  url: string,
  body: BodyInit | null | undefined,
  before: number,
  key: string,
): Promise<boolean> {
  const storeId = storeOf(url, body);
  await identityCall;
  if (identities !== before) return true;
  if (!recovery || !storeId || url.includes('/guestidentity')) return false;
  underWay ??= recovery(storeId, key)
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

/** REST services name the store in their path, servlet commands in their form. */
function storeOf(url: string, body?: BodyInit | null): string | undefined {
  const inForm = body instanceof URLSearchParams ? body.get('storeId') : null;
  return /\/store\/(\d+)\//.exec(url)?.[1] ?? inForm ?? undefined;
}
