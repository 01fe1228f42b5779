import { requestExample } from '../request-example';
import { anyone, guest, logOn, member, newGuest, register } from '../supplies/shoppers';
import { MissingInput } from '../walk';
import type { Probes } from './probe';

export const identityProbes = {
  getContextData: async (walk) => {
    const options = { params: { path: walk.store, query: { langId: walk.store.langId } } };
    await (await anyone(walk)).GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', options);
    await (await guest(walk)).GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', options);
  },
  createGuestIdentity: newGuest,
  getPersonContact: async (walk) =>
    (await guest(walk)).GET('/wcs/resources/store/{storeId}/person/@self/contact', {
      params: { path: walk.store, query: { langId: walk.store.langId } },
    }),
  registerPerson: async (walk) => {
    walk.needLasting('an account');
    return register(walk, walk.newVisitor());
  },
  requestPasswordReset: async (walk) => {
    walk.needLasting('a code sent by email');
    return walk.newVisitor().PUT('/wcs/resources/store/{storeId}/person/@self', {
      params: { path: walk.store, query: { action: 'resetPassword', langId: walk.store.langId } },
      body: requestExample('requestPasswordReset', 'requestCode'),
    });
  },
  oauthValidate: async (walk) => {
    walk.needLasting('an account made by a social sign-in');
    return walk.newVisitor().POST('/wcs/resources/store/{storeId}/loginidentity/oauth_validate', {
      params: { path: walk.store, query: { updateCookies: 'true', langId: walk.store.langId } },
      body: requestExample('oauthValidate', 'google'),
    });
  },
  logonAjax: async (walk) => {
    const { member: account } = walk.options;
    if (!account) throw new MissingInput('no member account given; use --member');
    return logOn(walk, walk.newVisitor(), account.logonId, account.password);
  },
  logoff: async (walk) => {
    // Signs in separately where there is an account, so that the shared member stays signed in.
    const { member: account } = walk.options;
    const client = await newGuest(walk);
    if (account) await logOn(walk, client, account.logonId, account.password);
    else await member(walk);
    return client.GET('/webapp/wcs/stores/servlet/Logoff', {
      params: { query: { ...walk.store, URL: '/' } },
    });
  },
} satisfies Probes;
