import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Shopper } from './shopper';

export interface Credentials {
  email: string;
  password: string;
}

/** Fills and submits the sign-in form. */
export async function signIn({ main, text }: Shopper, { email, password }: Credentials): Promise<void> {
  await main.getByLabel(text('account', 'Email address')).fill(email);
  await main.getByLabel(text('account', 'Password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: text('account', 'Sign in') }).click();
}

/** Creates a new account through the API, used by this test only, and signs the browser in. */
export async function becomeNewMember({ page, site }: Shopper): Promise<Credentials> {
  const credentials = { email: `e2e-${randomUUID()}@example.com`, password: 'Journey-View-8' };
  const { storeId, languageId } = site;
  const response = await page.request.post(
    `/wcs/resources/store/${storeId}/person?updateCookies=true&langId=${languageId}`,
    {
      data: {
        logonId: credentials.email,
        logonPassword: credentials.password,
        logonPasswordVerify: credentials.password,
        firstName: 'June',
        lastName: 'Ferris',
        email1: credentials.email,
      },
    },
  );
  expect(response.status(), 'a new account').toBe(201);
  return credentials;
}
