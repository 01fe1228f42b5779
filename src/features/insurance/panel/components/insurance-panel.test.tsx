import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { mutate } from 'swr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  certify,
  chooseProvider,
  errorsShown,
  fillPersonal,
  fillPlan,
  heading,
  lookUp,
  MEMBERS,
  openPanel,
  panel,
  submit,
  typeInto,
} from '../../../../../tests/support/insurance-panel';

const errorsOf = (events: readonly unknown[]) =>
  (events as { name: string; message?: string }[]).flatMap(({ name, message }) =>
    name === 'error' && message ? [message] : [],
  );

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
    // The drawer moves the focus a frame after it is open, which takes long on a busy machine.
    await waitFor(() => expect(title).toHaveFocus(), { timeout: 10_000 });
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
    expect(submit()).toHaveFocus();
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

describe('a member with all benefits', () => {
  test('is found: benefits in words, record in the cookie, attempts forgotten', async () => {
    Cookies.set('ria_attempts', '2');
    const { user, server } = await openPanel();
    // Starts at the retry, by the cookie.
    await heading('Try another way');
    await fillPlan(user, MEMBERS.ana);
    await user.dblClick(submit());
    await waitFor(async () => expect(await heading('We found your benefits')).toHaveFocus());
    expect(panel().getByText('Step 2 of 2')).toBeVisible();
    expect(panel().getByText('$150 allowance')).toBeVisible();
    expect(panel().getByText('Your plan pays up to $150.00.')).toBeVisible();
    expect(panel().getByText('Your benefits will apply once frames are selected')).toBeVisible();
    expect(panel().getByText('*Copay is only for routine eye exam, additional fees may apply')).toBeVisible();
    expect(panel().getByText('40% off prescription glasses or 20% off frame only')).toBeVisible();
    expect(JSON.parse(Cookies.get('ria_1') ?? '').plans).toHaveLength(1);
    expect(Cookies.get('ria_attempts')).toBeUndefined();
    expect(server.callsTo('/ria/login')).toHaveLength(1);
  });

  test('sends what the contract names, and switches benefits off and on', async () => {
    const { user, server } = await openPanel();
    await lookUp(user, MEMBERS.ana);
    await heading('We found your benefits');
    const login = server.requests.find(({ url }) => url.includes('/ria/login'));
    expect(await login?.json()).toEqual({
      infoForm: 'personal',
      provider: 'EYEMED',
      storeId: '10851',
      firstName: 'Ana',
      lastName: 'Linden',
      birth_month: '07',
      birth_date: '21',
      birth_year: '1988',
      zip: '45040',
    });
    await user.click(panel().getByRole('checkbox', { name: 'Show prices with my benefits' }));
    expect(Cookies.get('ria_0')).toBeDefined();
    expect(Cookies.get('ria_1')).toBeUndefined();
    await user.click(panel().getByRole('checkbox', { name: 'Show prices with my benefits' }));
    expect(Cookies.get('ria_1')).toBeDefined();
    await user.click(panel().getByRole('button', { name: 'Log out of insurance' }));
    await waitFor(async () => expect(await heading('Find your benefits')).toHaveFocus());
    expect(Cookies.get('ria_1')).toBeUndefined();
    expect(panel().getByLabelText('First name')).toHaveValue('');
  });
});

describe('benefits', () => {
  test('that renew later say when', async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.ben);
    await heading('We found your benefits');
    expect(panel().getByText(/^Your benefits will renew on \w+ \d+, \d{4}$/)).toBeVisible();
  });

  test('used for contact lenses cover no lenses, but frames', async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.carla);
    await heading('We found your benefits');
    const states = panel()
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);
    expect(states).toEqual([
      'Frames: Available',
      'Lenses: Not available now',
      'Contact lenses: Not available now',
      'Eye exam: Available',
    ]);
  });

  test('of an eye exam only have its note', async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.dev);
    await heading('We found your benefits');
    expect(
      panel()
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Eye exam']);
  });

  test('of a provider without an inquiry are shown without figures', async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.felix);
    await heading('We found your benefits');
    expect(panel().getByText(/UnitedHealthcare Vision \(UHC\) does not show figures here/)).toBeVisible();
  });

  test('of two plans change with the plan', async () => {
    const { user, server } = await openPanel();
    await lookUp(user, MEMBERS.elena);
    await heading('We found your benefits');
    const second = panel().getByRole('radio', { name: 'Family Vision' });
    expect(second).not.toBeChecked();
    await user.click(second);
    await waitFor(() => expect(server.callsTo('/ria/benefits')).toHaveLength(2));
    await waitFor(() => expect(panel().getByRole('radio', { name: 'Family Vision' })).toBeChecked());
    expect(JSON.parse(Cookies.get('ria_1') ?? '').activePlanId).toBe('PLAN-B2');
    expect(JSON.parse(Cookies.get('ria_2') ?? '').activePlanId).toBe('PLAN-A1');
    await panel().findByRole('heading', { level: 4, name: 'Frames' });
  });

  test('come with what the frame at hand costs less without insurance', async () => {
    const { user } = await openPanel({
      panel: { promotion: { type: 'AEO', completePairPercent: 50, frameOnlyPercent: 25 } },
    });
    await lookUp(user, MEMBERS.ana);
    await heading('We found your benefits');
    expect(panel().getByText('50% off prescription glasses or 25% off frame only')).toBeVisible();
  });

  test('out of network come with the claim form, tracked once', async () => {
    const { user, events } = await openPanel();
    await lookUp(user, MEMBERS.ines);
    await heading('We found your benefits');
    expect(panel().getByRole('link', { name: 'Download the claim form (in a new tab)' })).toHaveAttribute(
      'href',
      '/sandbox/claim-form?provider=LAKESIDE&lang=en',
    );
    expect(errorsOf(events)).toEqual(['Out-of-network plan']);
  });

  test('are loaded again in a tab that has the cookie only; a failure leaves the login', async () => {
    const { user, server } = await openPanel();
    await lookUp(user, MEMBERS.ana);
    await heading('We found your benefits');
    sessionStorage.clear();
    server.startScenario('getInsuranceBenefits:benefitsFailed');
    await user.click(panel().getByRole('checkbox', { name: 'Show prices with my benefits' }));
    await heading('We could not retrieve your benefits');
    expect(Cookies.get('ria_0')).toBeDefined();
    server.startScenario('');
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    await heading('We found your benefits');
    await panel().findByRole('heading', { level: 4, name: 'Frames' });
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

describe('providers with a way of their own', () => {
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

describe('a member who is not found', () => {
  test('is locked after four attempts; every one is tracked', async () => {
    const { user, events } = await openPanel();
    await lookUp(user, MEMBERS.henry);
    await waitFor(async () => expect(await heading('Try another way')).toHaveFocus());
    expect(panel().getByText("We're having trouble finding you.")).toBeVisible();
    expect(panel().getByText('You have 3 attempts left.')).toBeVisible();
    await fillPlan(user, MEMBERS.henry);
    await user.click(submit());
    await panel().findByText('You have 2 attempts left.');
    await user.click(submit());
    await panel().findByText('You have 1 attempt left.');
    await user.click(submit());
    await waitFor(async () => expect(await heading('Too many failed attempts')).toHaveFocus());
    expect(panel().getByText('Try again in 60 minutes')).toBeVisible();
    expect(panel().getByText(/^59:5\d$/)).toBeVisible();
    const wrong = 'User entered wrong data';
    expect(errorsOf(events).slice(-1)).toEqual(['Insurance account locked']);
    expect(errorsOf(events).filter((message) => message === wrong).length).toBeGreaterThanOrEqual(3);
  });

  test('is found by plan and member ID', async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.grace);
    await heading('Try another way');
    // Ticked once, in memory.
    expect(certify()).toBeChecked();
    await fillPlan(user, MEMBERS.grace);
    await user.click(submit());
    await heading('We found your benefits');
  });

  test('of UHC sees the personal form again', async () => {
    const { user } = await openPanel();
    await lookUp(user, { ...MEMBERS.felix, first: 'Fiona' });
    await heading('Try another way');
    expect(panel().getByLabelText('First name')).toHaveValue('Fiona');
    expect(panel().queryByLabelText('Member ID')).toBeNull();
  });

  test('goes back to the first form without a provider', async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.henry);
    await heading('Try another way');
    await user.selectOptions(panel().getByLabelText('Insurance provider'), '');
    await heading('Find your benefits');
    expect(panel().getByLabelText('First name')).toHaveValue('Henry');
  });
});

test('a failure of the service uses no attempt, and what was typed stays', async () => {
  const { user } = await openPanel({ scenario: 'loginInsurance:serviceError' });
  await lookUp(user, MEMBERS.ana);
  await waitFor(async () => expect(await heading('Something went wrong')).toHaveFocus());
  expect(Cookies.get('ria_attempts')).toBeUndefined();
  await user.click(panel().getByRole('button', { name: 'Try again' }));
  await heading('Find your benefits');
  expect(panel().getByLabelText('Last name')).toHaveValue('Linden');
});

test.each([['getInsuranceBenefits:noBenefits'], ['getInsuranceBenefits:benefitsFailed']])(
  '%s leaves nobody logged in',
  async (scenario) => {
    const { user } = await openPanel({ scenario });
    await lookUp(user, MEMBERS.ana);
    await heading('We could not retrieve your benefits');
    expect(Cookies.get('ria_1')).toBeUndefined();
    expect(panel().getByText('40% off prescription glasses or 20% off frame only')).toBeVisible();
  },
);

test('insurance that is switched off says so', async () => {
  const { user } = await openPanel({ scenario: 'loginInsurance:disabled' });
  await lookUp(user, MEMBERS.ana);
  await heading('Insurance is not available now');
});

test('a running lock is shown at once, with the rest of its time', async () => {
  Cookies.set('ria_locked', String(Date.now() - 30 * 60_000));
  await openPanel();
  await heading('Too many failed attempts');
  expect(panel().getByText('Try again in 30 minutes')).toBeVisible();
  expect(screen.getByText(/^29:5\d$/)).toBeVisible();
});

test('a lookup that takes seven seconds says so, and its result counts', async () => {
  const { user, server } = await openPanel();
  const release = server.holdResponses('/ria/login');
  await fillPersonal(user, MEMBERS.ana);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(submit());
  await act(() => vi.advanceTimersByTimeAsync(6999));
  expect(panel().getByText('Step 1 of 2')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await heading('We are still looking for your plan');
  release();
  await heading('We found your benefits');
});

test('Escape closes it and gives the focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  const { user } = await openPanel({ panel: { opener } });
  await heading('Find your benefits');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
  opener.remove();
});

test('what was typed and found is in no URL, event, cache key, history or log', async () => {
  using log = vi.spyOn(console, 'log');
  const { user, server, events } = await openPanel();
  await lookUp(user, MEMBERS.ana);
  await heading('We found your benefits');
  const { token } = JSON.parse(Cookies.get('ria_1') ?? '');
  const keys: unknown[] = [];
  await mutate((key) => keys.push(key) < 0);
  expect(keys.length).toBeGreaterThan(0);
  const traces = JSON.stringify([
    keys,
    events,
    log.mock.calls,
    { ...localStorage },
    window.history.state,
    window.location.href,
    server.requests.map(({ url }) => url),
  ]);
  for (const secret of ['Linden', '07/21/1988', '45040', 'M1002003', 'PLAN-A1', 'Vision Choice', token])
    expect(traces).not.toContain(secret);
  const stored = JSON.stringify([document.cookie, { ...sessionStorage }]);
  for (const secret of ['Linden', '1988', '45040']) expect(stored).not.toContain(secret);
  expect(document.cookie.length).toBeLessThan(4096);
});

test('benefits are shown without session storage, too', async () => {
  using _ = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await openPanel();
  await lookUp(user, MEMBERS.ana);
  await panel().findByRole('heading', { level: 4, name: 'Frames' });
  expect(Cookies.get('ria_1')).toBeDefined();
});
