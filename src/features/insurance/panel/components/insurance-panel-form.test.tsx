import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, test } from 'vitest';
import {
  chooseProvider,
  errorsOf,
  errorsShown,
  fillPersonal,
  heading,
  MEMBERS,
  openPanel,
  panel,
  submit,
  typeInto,
} from '../../../../../tests/support/insurance-panel';

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

describe('the first form', () => {
  test('has the six featured providers first, and takes the focus at its heading', async () => {
    await openPanel();
    const select = await panel().findByLabelText('Insurance provider');
    const featured = select.querySelector('optgroup[label="Featured"]');
    expect([...(featured?.querySelectorAll('option') ?? [])].map(({ text }) => text)).toEqual([
      'EyeMed',
      'Aetna',
      'Humana Vision',
      'UnitedHealthcare Vision (UHC)',
      'Cigna',
      'Davis Vision',
    ]);
    expect(panel().getByText('Step 1 of 2')).toBeVisible();
    const title = await heading('Find your benefits');
    // The drawer moves the focus a frame after it is open.
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('names what is missing, focuses the first field, sends nothing, and is tracked', async () => {
    const { user, server, events } = await openPanel();
    await panel().findByLabelText('Insurance provider');
    await user.click(submit());
    expect(await errorsShown()).toEqual([
      'Choose your insurance provider',
      'Enter your first name',
      'Enter your last name',
      'Enter your date of birth',
      'Enter your ZIP code',
      "To proceed, tick the box above to certify you're 18 years or older. If you're not, you cannot proceed with this step.",
    ]);
    await waitFor(() => expect(panel().getByLabelText('Insurance provider')).toHaveFocus());
    expect(server.callsTo('/ria/')).toEqual([]);
    expect(errorsOf(events)).toEqual(['Invalid form']);
  });

  test('sent before the providers are there, focuses them as soon as they are', async () => {
    const release: { providers?: () => void } = {};
    const { user } = await openPanel({
      before: async (server) => {
        release.providers = server.holdResponses('X_Insurance_Providers');
      },
    });
    expect(panel().queryByLabelText('Insurance provider')).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(panel().getByLabelText('First name')).toBeInvalid());
    await waitFor(() => expect(submit()).toHaveFocus());
    release.providers?.();
    await waitFor(() => expect(panel().getByLabelText('Insurance provider')).toHaveFocus());
  });

  test('leaves digits out of names and letters out of ZIP codes', async () => {
    const { user } = await openPanel();
    await chooseProvider(user, 'EyeMed');
    await typeInto(user, 'First name', 'An4a');
    expect(panel().getByLabelText('First name')).toHaveValue('Ana');
    await typeInto(user, 'ZIP code', 'x45040-1234');
    expect(panel().getByLabelText('ZIP code')).toHaveValue('45040');
  });
});

test('a Canadian is found by a postal code with letters', async () => {
  const { user, server } = await openPanel({ locale: 'en-ca' });
  await fillPersonal(user, MEMBERS.jules, 'Postal code');
  await user.click(submit());
  await heading('We found your benefits');
  const login = server.requests.find(({ url }) => url.includes('/ria/login'));
  expect(await login?.json()).toMatchObject({ zip: 'G1K 3B5', storeId: '10852' });
});

describe('providers with a lookup of their own', () => {
  test.each([
    ['Humana Vision', 'Humana Vision is in our network', 3, []],
    ['Cigna', 'Cigna benefits are only available in store', 3, ['Out-of-network plan']],
    ['Davis Vision', 'Davis Vision is out of our network', 2, ['Out-of-network plan']],
    ['Harbor Eye Plan', 'Harbor Eye Plan is out of our network', 3, ['Out-of-network plan']],
  ])('%s', async (provider, title, steps, tracked) => {
    const { user, events, server } = await openPanel();
    await chooseProvider(user, provider);
    expect(panel().getByText(title)).toBeVisible();
    expect(panel().getAllByRole('listitem')).toHaveLength(steps);
    expect(panel().queryByRole('button', { name: 'Find my benefits' })).toBeNull();
    const download = panel().queryByRole('link', { name: 'Download the claim form (in a new tab)' });
    expect(download !== null).toBe(provider === 'Davis Vision');
    expect(panel().queryByRole('link', { name: 'Find a store near you.' }) !== null).toBe(
      provider === 'Cigna',
    );
    expect(errorsOf(events)).toEqual(tracked);
    expect(server.callsTo('/ria/')).toEqual([]);
  });
});
