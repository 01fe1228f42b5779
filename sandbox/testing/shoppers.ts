import type { StoreId } from '@/domain/locale/locales';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import type { TestClient, TestResponse } from './test-client';

/** Returns a demo shopper by the local part of the email address. */
export function demoShopper(name: string) {
  const shopper = seedShoppers().find(({ logonId }) => logonId === `${name}@example.com`);
  if (!shopper) throw new Error(`No demo shopper ${name}`);
  return shopper;
}

/** Creates a guest session for the client and returns the user id. */
export async function becomeGuest(client: TestClient, storeId: StoreId = '10851'): Promise<string> {
  const { body } = await client.postJson(
    `/wcs/resources/store/${storeId}/guestidentity?updateCookies=true`,
    {},
  );
  return body.userId;
}

/** Posts the sign-in form, with the demo shopper's password by default. */
export function logOn(
  client: TestClient,
  name: string,
  {
    storeId = '10851',
    password,
    ...fields
  }: { storeId?: StoreId; password?: string; x_oneTimeCode?: string } = {},
): Promise<TestResponse> {
  return client.postForm('/webapp/wcs/stores/servlet/LogonAjax', {
    logonId: `${name}@example.com`,
    password: password ?? demoShopper(name).password,
    URL: '/lc-us/checkout',
    storeId,
    ...fields,
  });
}

/** Returns the user id of the client's session. */
export async function userIdOf(client: TestClient, storeId: StoreId = '10851'): Promise<number> {
  const { body } = await client.get(`/wcs/resources/store/${storeId}/usercontext/@self/contextdata`);
  return body.basicInfo.runAsId;
}
