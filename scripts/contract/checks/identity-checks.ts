import { shippingAddress } from '../fixtures/orders';
import { anonymousClient, logOn, member, newGuest, register, shopper } from '../fixtures/shoppers';
import { requestExample } from '../model/request-example';
import type { StoreRun } from '../store-run';
import type { ContractChecks } from './contract-check';

export const identityChecks = {
  getContextData: async (run) => {
    const options = { params: { path: run.store, query: { langId: run.store.langId } } };
    await (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/usercontext/@self/contextdata',
      options,
    );
    await (await shopper(run)).GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', options);
  },
  createGuestIdentity: newGuest,
  getPersonContact: async (run) => {
    const { client } = await member(run);
    if (run.options.write) await addAddress(run);
    return client.GET('/wcs/resources/store/{storeId}/person/@self/contact', {
      params: { path: run.store, query: { langId: run.store.langId } },
    });
  },
  addPersonContact: addAddress,
  exchangeAuthorizationCode: async (run) =>
    run.newClient().POST('/identity-provider/token', {
      body: requestExample('exchangeAuthorizationCode', 'code'),
    }),
  registerPerson: async (run) => {
    return register(run, run.newClient());
  },
  requestPasswordReset: async (run) => {
    run.requireWrite('a code sent by email');
    return run.newClient().PUT('/wcs/resources/store/{storeId}/person/@self', {
      params: { path: run.store, query: { action: 'resetPassword', langId: run.store.langId } },
      body: requestExample('requestPasswordReset', 'requestCode'),
    });
  },
  oauthValidate: async (run) => {
    run.requireWrite('an account made by a social sign-in');
    return run.newClient().POST('/wcs/resources/store/{storeId}/loginidentity/oauth_validate', {
      params: { path: run.store, query: { updateCookies: 'true', langId: run.store.langId } },
      body: requestExample('oauthValidate', 'google'),
    });
  },
  logonAjax: async (run) => {
    const { account } = await member(run);
    return logOn(run, run.newClient(), account.logonId, account.password);
  },
  logoff: async (run) => {
    // Signs in separately, so that the shared member stays signed in.
    const { account } = await member(run);
    const client = run.newClient();
    await logOn(run, client, account.logonId, account.password);
    return client.GET('/webapp/wcs/stores/servlet/Logoff', {
      params: { query: { ...run.store, URL: '/' } },
    });
  },
} satisfies ContractChecks;

/** Saves an address of the member. */
async function addAddress(run: StoreRun) {
  run.requireWrite('an address');
  const { client } = await member(run);
  return client.POST('/wcs/resources/store/{storeId}/person/@self/contact', {
    params: { path: run.store, query: { langId: run.store.langId } },
    body: {
      ...requestExample('addPersonContact', 'shipping'),
      ...shippingAddress(run),
      nickName: `contract-check-${crypto.randomUUID()}`.slice(0, 60),
    },
  });
}
