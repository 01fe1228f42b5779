/** Makes an identity for the store of a refused call. Given by the session part, so that http knows no operation. */
type Recovery = (storeId: string) => Promise<unknown>;

let recovery: Recovery | undefined;
let underWay: Promise<boolean> | undefined;

export function onMissingUser(recover: Recovery | undefined): void {
  recovery = recover;
}

/**
 * Makes one guest identity, also when several calls were refused at once.
 *
 * @returns whether the refused call is worth repeating.
 */
export function recoverFromMissingUser(url: string, body?: BodyInit | null): Promise<boolean> {
  const storeId = storeOf(url, body);
  if (!recovery || !storeId || url.includes('/guestidentity')) return Promise.resolve(false);
  underWay ??= recovery(storeId)
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
