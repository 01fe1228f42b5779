import { expect, test } from './support/fixtures';
import type { Shopper } from './support/shopper';

const ACCOUNT = '/lc-us/account?catalogId=10101&langId=-1&storeId=10851';

/** Opens the window of the sandbox's identity provider. */
async function openProvider({ page, main }: Shopper) {
  const opened = page.waitForEvent('popup');
  await main.getByRole('button', { name: 'Continue with Google' }).click();
  const provider = await opened;
  await expect(provider.getByRole('heading', { level: 1 })).toContainText('Google');
  return provider;
}

test('signs in with Google in a window of its own, after a first try that was called off', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open(ACCOUNT);
  const canceled = await openProvider(shopper);
  await Promise.all([
    canceled.waitForEvent('close'),
    canceled.getByRole('button', { name: 'Cancel' }).click(),
  ]);
  await expect(main.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await expect(main.getByText('Error with social login')).toHaveCount(0);

  const provider = await openProvider(shopper);
  const person = provider.getByRole('button', { name: /^Continue as .*@/ }).first();
  await Promise.all([provider.waitForEvent('close'), person.click()]);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page).toHaveURL(ACCOUNT);
});
