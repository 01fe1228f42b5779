import { requestExample } from '../request-example';
import type { ContractClient } from '../visitor';
import { asForm } from '../visitor';
import { type ContractRun, fixture, MissingInputError, successBody } from '../walk';

export interface Member {
  client: ContractClient;
  userId: string;
}

/** A client without a session. */
export const anonymousClient = fixture(async (run) => run.newClient());

/** A new guest, for calls that would change what other checks still need. */
export async function newGuest(run: ContractRun): Promise<ContractClient> {
  const client = run.newClient();
  successBody(
    'createGuestIdentity',
    await client.POST('/wcs/resources/store/{storeId}/guestidentity', {
      params: { path: run.store, query: { updateCookies: 'true', langId: run.store.langId } },
      body: requestExample('createGuestIdentity', 'emptyBody'),
    }),
  );
  return client;
}

/** The guest shared by most checks. */
export const guest = fixture(newGuest);

/** A signed-in member: the given account, or a new one. */
export const member = fixture(async (run): Promise<Member> => {
  const client = run.options.member ? await signIn(run, run.options.member) : await registerMember(run);
  const context = successBody(
    'getContextData',
    await client.GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', {
      params: { path: run.store },
    }),
  );
  return { client, userId: String(context.basicInfo.callerId) };
});

async function signIn(
  run: ContractRun,
  { logonId, password }: { logonId: string; password: string },
): Promise<ContractClient> {
  const client = run.newClient();
  const logonResult = successBody('logonAjax', await logOn(run, client, logonId, password));
  if (
    typeof logonResult !== 'object' ||
    !('success' in logonResult) ||
    String(logonResult.success) !== 'true'
  )
    throw new MissingInputError('the member cannot sign in');
  return client;
}

/** Signs in. The response may also report a failure. */
export function logOn(run: ContractRun, client: ContractClient, logonId: string, password: string) {
  return client.POST('/webapp/wcs/stores/servlet/LogonAjax', {
    ...asForm,
    body: { ...requestExample('logonAjax', 'signIn'), ...idsOf(run), logonId, password },
  });
}

/** Registers a new account with a unique email address. */
export async function registerMember(run: ContractRun): Promise<ContractClient> {
  run.requireLasting('an account', 'or give an account with --member');
  const client = run.newClient();
  successBody('registerPerson', await register(run, client));
  return client;
}

export function register(run: ContractRun, client: ContractClient) {
  const logonId = `contract-check-${crypto.randomUUID()}@example.com`;
  return client.POST('/wcs/resources/store/{storeId}/person', {
    params: { path: run.store, query: { updateCookies: 'true', langId: run.store.langId } },
    body: {
      ...requestExample('registerPerson', 'account'),
      logonId,
      email1: logonId,
      preferredLanguage: run.store.langId,
      preferredCurrency: run.store.country === 'US' ? 'USD' : 'CAD',
    },
  });
}

/** The store's IDs as command form fields. */
export function idsOf({ store: { storeId, catalogId, langId } }: ContractRun) {
  return { storeId, catalogId, langId };
}
