import { oneTimeCode, stepAt } from '@sandbox/state/one-time-code';
import { shippingAddress } from '../fixtures/orders';
import { member, newMember } from '../fixtures/shoppers';
import type { ContractClient } from '../http/contract-client';
import { requestExample } from '../model/request-example';
import type { StoreRun } from '../store-run';
import type { ContractChecks } from './contract-check';

/** The password of an account that a check registers. */
const PASSWORD = requestExample('registerPerson', 'account').logonPassword;

const FACTOR = '/wcs/resources/store/{storeId}/person/@self/secondfactor';

/** What an account changes. Changes are made to an account of their own, since other checks share the member. */
export const accountChecks = {
  getPerson: async (run) =>
    (await member(run)).client.GET('/wcs/resources/store/{storeId}/person/@self', ownData(run)),
  getPersonData: async (run) =>
    (await member(run)).client.GET('/wcs/resources/store/{storeId}/person/@self/data', ownData(run)),
  updatePerson: async (run) =>
    (await newMember(run)).client.PUT('/wcs/resources/store/{storeId}/person/@self/registration', {
      ...ownData(run),
      body: requestExample('updatePerson', 'names'),
    }),
  changePassword: async (run) =>
    (await newMember(run)).client.PUT('/wcs/resources/store/{storeId}/person/@self/password', {
      ...ownData(run),
      body: { ...requestExample('changePassword', 'change'), logonPasswordOld: PASSWORD },
    }),
  startSecondFactor: async (run) =>
    (await newMember(run)).client.POST(FACTOR, { ...ownData(run), body: { logonPassword: PASSWORD } }),
  confirmSecondFactor: async (run) => {
    const { client } = await newMember(run);
    const started = await client.POST(FACTOR, { ...ownData(run), body: { logonPassword: PASSWORD } });
    // The host judges the code by its own clock.
    const time = new Date(started.response.headers.get('date') ?? run.options.now).getTime();
    const code = started.data ? oneTimeCode(started.data.secret, stepAt(time)) : '000000';
    return client.PUT(FACTOR, { ...ownData(run), body: { x_oneTimeCode: code } });
  },
  // Of an account that has none.
  turnOffSecondFactor: async (run) =>
    (await newMember(run)).client.POST(`${FACTOR}/off`, {
      ...ownData(run),
      body: { ...requestExample('turnOffSecondFactor', 'turnOff'), logonPassword: PASSWORD },
    }),
  closeAccount: async (run) =>
    (await newMember(run)).client.POST('/wcs/resources/store/{storeId}/person/@self/close', {
      ...ownData(run),
      body: { logonPassword: PASSWORD },
    }),
  updatePersonContact: async (run) => {
    const { client, options } = await savedAddress(run);
    return client.PUT('/wcs/resources/store/{storeId}/person/@self/contact/{nickName}', {
      ...options,
      // Another name than that of the address, so that the change shows; the address stays in the store's country.
      body: { ...shippingAddress(run), lastName: 'Keller 👓' },
    });
  },
  deletePersonContact: async (run) => {
    const { client, options } = await savedAddress(run);
    return client.DELETE('/wcs/resources/store/{storeId}/person/@self/contact/{nickName}', options);
  },
} satisfies ContractChecks;

function ownData({ store }: StoreRun) {
  return { params: { path: store, query: { langId: store.langId } } };
}

async function savedAddress(run: StoreRun) {
  const client: ContractClient = (await newMember(run)).client;
  const nickName = 'contract-check';
  await client.POST('/wcs/resources/store/{storeId}/person/@self/contact', {
    ...ownData(run),
    body: { ...requestExample('addPersonContact', 'shipping'), ...shippingAddress(run), nickName },
  });
  const { params } = ownData(run);
  return { client, options: { params: { ...params, path: { ...params.path, nickName } } } };
}
