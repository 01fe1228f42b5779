import { MissingInputError } from '../contract-run';
import { shippingAddress } from '../fixtures/orders';
import { anonymousClient, guest, logOn, member, newGuest, register } from '../fixtures/shoppers';
import { requestExample } from '../request-example';
import type { ContractChecks } from './contract-check';

export const identityChecks = {
  getContextData: async (run) => {
    const options = { params: { path: run.store, query: { langId: run.store.langId } } };
    await (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/usercontext/@self/contextdata',
      options,
    );
    await (await guest(run)).GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', options);
  },
  createGuestIdentity: newGuest,
  getPersonContact: async (run) =>
    (await guest(run)).GET('/wcs/resources/store/{storeId}/person/@self/contact', {
      params: { path: run.store, query: { langId: run.store.langId } },
    }),
  addPersonContact: async (run) => {
    run.requireLasting('an address');
    const { client } = await member(run);
    return client.POST('/wcs/resources/store/{storeId}/person/@self/contact', {
      params: { path: run.store, query: { langId: run.store.langId } },
      body: {
        ...requestExample('addPersonContact', 'shipping'),
        ...shippingAddress(run),
        nickName: `contract-check-${crypto.randomUUID()}`.slice(0, 60),
      },
    });
  },
  exchangeAuthorizationCode: async (run) =>
    run.newClient().POST('/identity-provider/token', {
      body: requestExample('exchangeAuthorizationCode', 'code'),
    }),
  registerPerson: async (run) => {
    run.requireLasting('an account');
    return register(run, run.newClient());
  },
  requestPasswordReset: async (run) => {
    run.requireLasting('a code sent by email');
    return run.newClient().PUT('/wcs/resources/store/{storeId}/person/@self', {
      params: { path: run.store, query: { action: 'resetPassword', langId: run.store.langId } },
      body: requestExample('requestPasswordReset', 'requestCode'),
    });
  },
  oauthValidate: async (run) => {
    run.requireLasting('an account made by a social sign-in');
    return run.newClient().POST('/wcs/resources/store/{storeId}/loginidentity/oauth_validate', {
      params: { path: run.store, query: { updateCookies: 'true', langId: run.store.langId } },
      body: requestExample('oauthValidate', 'google'),
    });
  },
  logonAjax: async (run) => {
    const { member: account } = run.options;
    if (!account) throw new MissingInputError('no member account given; use --member');
    return logOn(run, run.newClient(), account.logonId, account.password);
  },
  logoff: async (run) => {
    // Signs in separately where there is an account, so that the shared member stays signed in.
    const { member: account } = run.options;
    const client = await newGuest(run);
    if (account) await logOn(run, client, account.logonId, account.password);
    else await member(run);
    return client.GET('/webapp/wcs/stores/servlet/Logoff', {
      params: { query: { ...run.store, URL: '/' } },
    });
  },
} satisfies ContractChecks;
