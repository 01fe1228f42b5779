import { requestExample } from '../request-example';
import type { ContractClient } from '../visitor';
import { asForm } from '../visitor';
import { MissingInput, successBody, supply, type Walk } from '../walk';

export interface Member {
  client: ContractClient;
  userId: string;
}

/** A client without a session. */
export const anyone = supply(async (walk) => walk.newVisitor());

/** A new guest, for calls that would change what other checks still need. */
export async function newGuest(walk: Walk): Promise<ContractClient> {
  const client = walk.newVisitor();
  successBody(
    'createGuestIdentity',
    await client.POST('/wcs/resources/store/{storeId}/guestidentity', {
      params: { path: walk.store, query: { updateCookies: 'true', langId: walk.store.langId } },
      body: requestExample('createGuestIdentity', 'emptyBody'),
    }),
  );
  return client;
}

/** The guest shared by most checks. */
export const guest = supply(newGuest);

/** A signed-in member: the given account, or a new one. */
export const member = supply(async (walk): Promise<Member> => {
  const client = walk.options.member ? await signedIn(walk, walk.options.member) : await registered(walk);
  const context = successBody(
    'getContextData',
    await client.GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', {
      params: { path: walk.store },
    }),
  );
  return { client, userId: String(context.basicInfo.callerId) };
});

async function signedIn(
  walk: Walk,
  { logonId, password }: { logonId: string; password: string },
): Promise<ContractClient> {
  const client = walk.newVisitor();
  const logonResult = successBody('logonAjax', await logOn(walk, client, logonId, password));
  if (
    typeof logonResult !== 'object' ||
    !('success' in logonResult) ||
    String(logonResult.success) !== 'true'
  )
    throw new MissingInput('the member cannot sign in');
  return client;
}

/** Signs in. The response may also report a failure. */
export function logOn(walk: Walk, client: ContractClient, logonId: string, password: string) {
  return client.POST('/webapp/wcs/stores/servlet/LogonAjax', {
    ...asForm,
    body: { ...requestExample('logonAjax', 'signIn'), ...idsOf(walk), logonId, password },
  });
}

/** Registers a new account with a unique email address. */
export async function registered(walk: Walk): Promise<ContractClient> {
  walk.needLasting('an account', 'or give an account with --member');
  const client = walk.newVisitor();
  successBody('registerPerson', await register(walk, client));
  return client;
}

export function register(walk: Walk, client: ContractClient) {
  const logonId = `contract-check-${crypto.randomUUID()}@example.com`;
  return client.POST('/wcs/resources/store/{storeId}/person', {
    params: { path: walk.store, query: { updateCookies: 'true', langId: walk.store.langId } },
    body: {
      ...requestExample('registerPerson', 'account'),
      logonId,
      email1: logonId,
      preferredLanguage: walk.store.langId,
      preferredCurrency: walk.store.country === 'US' ? 'USD' : 'CAD',
    },
  });
}

/** The store's IDs as command form fields. */
export function idsOf({ store: { storeId, catalogId, langId } }: Walk) {
  return { storeId, catalogId, langId };
}
