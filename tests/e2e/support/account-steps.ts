import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Shopper } from './shopper';

export interface Credentials {
  email: string;
  password: string;
}

/** Fills the page's sign-in form and sends it. */
export async function signIn({ main, text }: Shopper, { email, password }: Credentials): Promise<void> {
  await main.getByLabel(text('account', 'Email address')).fill(email);
  await main.getByLabel(text('account', 'Password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: text('account', 'Sign in') }).click();
}

/** Makes an account of the shopper's own without a page, which no other journey signs in to; the browser is signed in. */
export async function becomeNewMember({ page, store }: Shopper): Promise<Credentials> {
  const credentials = { email: `journey-${randomUUID()}@example.com`, password: 'Journey-View-8' };
  const { storeId, languageId } = store;
  const made = await page.request.post(
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
  expect(made.status(), 'a new account').toBe(201);
  return credentials;
}
